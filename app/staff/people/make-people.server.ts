import type { PeopleServices } from "~/staff/account/staff-accounts";
import { makeAcceptInvitation } from "./accept-invitation.server";
import { makePersonChanges } from "./change-person.server";
import { makeInvitations } from "./invitations.server";
import { findPersonOfStaff, listInvitations, listPeople } from "./list-people.server";
import type { PeopleParts } from "./people-parts.server";

/** Everything that is done with the people of the staff. */
export function makePeople(parts: PeopleParts): PeopleServices {
  const { db, clock } = parts;
  return {
    list: async () => ({
      people: await listPeople(db, clock()),
      invitations: await listInvitations(db, clock()),
    }),
    find: (id) => findPersonOfStaff(db, id, clock()),
    ...makeInvitations(parts),
    ...makePersonChanges(parts),
    ...makeAcceptInvitation(parts),
  };
}
