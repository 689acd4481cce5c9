import type { Migration } from "kysely/migration";
import { firstRelease } from "./001-first-release";
<<<<<<< HEAD
import { people } from "./002-people";
import { desk } from "./004-desk";
=======
import { siteFacts } from "./003-site-facts";
>>>>>>> bd9a3844a7a01912a3096fad84d82a03ef00b7f8
import { inquiryContactPreferences } from "./006-inquiry-contact-preferences";

/** In order of their names. What has been released is never changed, only followed by another. */
export const migrations: Record<string, Migration> = {
  "001-first-release": firstRelease,
<<<<<<< HEAD
  "002-people": people,
  "004-desk": desk,
=======
  "003-site-facts": siteFacts,
>>>>>>> bd9a3844a7a01912a3096fad84d82a03ef00b7f8
  "006-inquiry-contact-preferences": inquiryContactPreferences,
};
