import { elevated, type ObjectNoun, ownerOnly } from "#platform/server/access/access-rule.ts";
import { defineObjectAccess } from "#platform/server/access/define-access.ts";
import { admin, anyone, person } from "#platform/server/access/who.ts";
import { fail } from "#platform/server/errors.ts";
import { publicLinkErrors } from "../../contract/index.ts";
import { findPublicLink, type PublicLinkRow } from "./public-link.repository.ts";

const publicLink: ObjectNoun<PublicLinkRow> = {
  noun: "public_link",
  find: ({ db }, id) => findPublicLink(db, id),
  ownerOf: ({ user_id }) => user_id,
  idOf: ({ id }) => id,
  missing: () => fail(publicLinkErrors, "public_link.not_found"),
};

/** Who may do what to a public link. Making one is the conversation's `publish`. */
export const publicLinkAccess = defineObjectAccess(publicLink, {
  renew: ownerOnly(person),
  withdraw: ownerOnly(person),
  /** Everybody with the token. */
  open: elevated(anyone),
  set_policy: elevated(admin),
});
