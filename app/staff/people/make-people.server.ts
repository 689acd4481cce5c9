import type { PeopleServices } from "../../../app/contracts/staff-accounts";
import { makeAcceptInvitation } from "./accept-invitation";
import { makePersonChanges } from "./change-person";
import { makeInvitations } from "./invitations";
import { findPersonOfStaff, listInvitations, listPeople } from "./list-people";
import type { PeopleParts } from "./people-parts";

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
