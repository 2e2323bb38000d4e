import { type ObjectNoun, ownerOnly } from "#platform/server/access/access-rule.ts";
import { defineObjectAccess } from "#platform/server/access/define-access.ts";
import { agent, person } from "#platform/server/access/who.ts";
import { fail } from "#platform/server/errors.ts";
import { browserErrors } from "../../../contract/index.ts";
import { findSecret, type SecretRow } from "./secret.repository.ts";

const secret: ObjectNoun<SecretRow> = {
  noun: "browser_secret",
  find: ({ db }, id) => findSecret(db, id),
  ownerOf: ({ user_id }) => user_id,
  idOf: ({ id }) => id,
  missing: () => fail(browserErrors, "browser.secret_not_found"),
};

/** Who may do what to a stored password: its person alone. An agent has it filled in and never reads it. */
export const browserSecretAccess = defineObjectAccess(secret, {
  add: [person],
  delete: ownerOnly(person),
  fill: ownerOnly(person, agent),
});
