import { type Identity, ownZone } from "./own-identity";

/** In browsers, which need no more: a page of another clinic than the build's own names its zone. */
const { timeZone, timeZoneName } = document.documentElement.dataset as Partial<Identity>;

export const identity: Partial<Identity> = {
  timeZone: timeZone ?? ownZone.timeZone,
  timeZoneName: timeZoneName ?? ownZone.timeZoneName,
};
