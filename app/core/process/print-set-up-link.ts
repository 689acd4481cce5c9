import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "~/core/config/config";
import { tellSecret } from "./print-secret";

/** Of the data folder: the URL at which the first owner is made. */
const setUpFile = "staff-set-up-address";

/**
 * While the staff has nobody, each start says where the first owner is made; a token from the
 * settings is only named, because it is known. `path` is null once there is somebody.
 */
export async function tellSetUp(
  path: string | null,
  { siteUrl, setUpToken, dataDir }: Pick<Config, "siteUrl" | "setUpToken" | "dataDir">,
) {
  const file = join(dataDir, setUpFile);
  if (path === null) return rm(file, { force: true });
  const name = "Nobody is on the staff yet. The address at which the first owner is made";
  if (setUpToken) {
    process.stderr.write(`${name}: ${siteUrl}/staff/set-up/ and then STAFF_SETUP_TOKEN\n`);
    return;
  }
  await tellSecret(process.stderr, name, { secret: siteUrl + path, file });
}
