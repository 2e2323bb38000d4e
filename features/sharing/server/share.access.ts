import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, guest, person, system } from "#platform/server/access/who.ts";

/** Who may share at all. The access table of each object says who may share that one. */
export const shareAccess = defineAccess("share", {
  grant: [person],
  withdraw: [person],
  transfer: [person],
  list: [account],
  /** Auditors see no list of people. Guests find those of what they have. */
  find_people: [person, guest],
  expire: [system],
});

/** Whoever has an account may ask, also about what they cannot see: the answer says nothing. */
export const accessRequestAccess = defineAccess("access_request", {
  ask: elevated(account),
  list: [account],
  decide: [person],
});
