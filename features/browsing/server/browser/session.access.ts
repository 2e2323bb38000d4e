import { elevated, type ObjectNoun, ownerOnly } from "#platform/server/access/access-rule.ts";
import { defineObjectAccess } from "#platform/server/access/define-access.ts";
import { agentAtWork, person, system } from "#platform/server/access/who.ts";
import { fail } from "#platform/server/errors.ts";
import { browserErrors } from "../../contract/index.ts";
import { findSession, type SessionRow } from "./session.repository.ts";

const session: ObjectNoun<SessionRow> = {
  noun: "browser",
  find: ({ db }, id) => findSession(db, id),
  ownerOf: ({ user_id }) => user_id,
  idOf: ({ run_id }) => run_id,
  missing: () => fail(browserErrors, "browser.not_found"),
};

/**
 * Who may do what to the browser of a run. Row-level security lets everybody who may read the conversation watch
 * it. Only the person of the run takes it over.
 */
export const browserAccess = defineObjectAccess(session, {
  /** Counts the sessions of the whole workspace. */
  open: elevated(agentAtWork),
  take_over: ownerOnly(person),
  /** The product does so for a person who left it alone. */
  hand_back: ownerOnly(person, system),
  /** By the server that holds it. */
  end: [system],
});
