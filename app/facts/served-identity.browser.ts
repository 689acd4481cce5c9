import { type Identity, ownIdentity } from "./own-identity";

/** In browsers: a page of another clinic than the build's own names its time zone (root.tsx). */
const { timeZone, timeZoneName } = document.documentElement.dataset as Partial<Identity>;

export const identity: Identity = {
  ...ownIdentity,
  ...(timeZone && timeZoneName && { timeZone, timeZoneName }),
};
