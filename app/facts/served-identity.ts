import { clinicFolder, readIdentityFile } from "./clinic-json";
import { type Identity, ownIdentity } from "./own-identity";

/**
 * Of the clinic whose folder CLINIC_DIR names, read once when the process starts. A folder that is
 * not usable is refused at the start (clinic-folder.ts), which lists all that is wrong.
 */
function servedIdentity(): Identity {
  const read = clinicFolder === undefined ? null : readIdentityFile(clinicFolder);
  return read && "identity" in read ? read.identity : ownIdentity;
}

export const identity = servedIdentity();
