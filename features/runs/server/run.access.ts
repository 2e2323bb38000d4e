import { editor, type ObjectNoun, ownerOnly } from "#platform/server/access/access-rule.ts";
import { defineObjectAccess } from "#platform/server/access/define-access.ts";
import { account, agentAtWork, guest, part, person, system, visitor } from "#platform/server/access/who.ts";
import { fail } from "#platform/server/errors.ts";
import { runErrors } from "../contract/index.ts";
import { findRun, type RunRow } from "./run.repository.ts";
import { relationByHost } from "./run-host.ts";

const run: ObjectNoun<RunRow> = {
  noun: "run",
  find: ({ db }, id) => findRun(db, id),
  ownerOf: ({ user_id }) => user_id,
  idOf: ({ id }) => id,
  missing: () => fail(runErrors, "run.not_found"),
  relationOf: relationByHost,
};

/** Who may do what to a run: its person, and the engine that advances it. */
export const runAccess = defineObjectAccess(run, {
  /**
   * Decided by the command that asks for work, such as sending a message. A running run starts its own
   * children.
   */
  create: [part, agentAtWork],
  /** One's own that have not ended. */
  list: [account],
  /** Also by whoever may edit where it works. */
  cancel: editor(person, guest, visitor, part),
  /** At a limit: let it go on, or end it with what it has. */
  decide_limit: ownerOnly(person, guest, visitor),
  /** Those of people who may no longer work where they work. */
  stop_unallowed: [system],
  store_progress: [system],
  take_inputs: [system],
  /** Once the call of an agent that hands over has succeeded. */
  hand_over: [system],
  wake: [system],
  erase: [system, part],
});
