import {
  editor,
  elevated,
  type ObjectNoun,
  type ObjectRule,
  ownerOnly,
  viewer,
} from "#platform/server/access/access-rule.ts";
import { authorize, findAllowed } from "#platform/server/access/authorize.ts";
import { defineObjectAccess } from "#platform/server/access/define-access.ts";
import { agent, guest, person, system, workspaceAdmin } from "#platform/server/access/who.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { agentErrors } from "../contract/index.ts";
import { type AgentRow, findAgent, lockAgent } from "./agent.repository.ts";

const agentNoun: ObjectNoun<AgentRow> = {
  noun: "agent",
  find: ({ db }, id) => findAgent(db, id),
  ownerOf: ({ user_id }) => user_id,
  idOf: ({ id }) => id,
  missing: () => fail(agentErrors, "agent.not_found"),
};

/** Who may do what to an agent: its owner, and people it is shared with. */
export const agentAccess = defineObjectAccess(agentNoun, {
  create: [person],
  import: [person],
  read: viewer(person, guest),
  /** Ask it. Runs begin others on behalf of their person. */
  use: viewer(person, guest, agent),
  /** See the draft, versions, figures and exports. */
  edit: editor(person),
  save_draft: editor(person),
  /** Vouch for the text of the draft as for their own. */
  adopt_text: editor(person),
  publish: editor(person),
  roll_back: editor(person),
  test: editor(person),
  archive: ownerOnly(person),
  restore: ownerOnly(person),
  delete: ownerOnly(person),
  share: ownerOnly(person),
  see_access: ownerOnly(person),
  /** That it exists, not what it contains. */
  list_all: elevated(workspaceAdmin),
  /** Give what a team uses to an admin, because its owner is gone. */
  transfer: [system],
  withdraw: elevated(workspaceAdmin),
  readmit: elevated(workspaceAdmin),
});

/** The agent, locked. One that the caller may only use is returned unlocked, and the rule then refuses the command. */
export async function lockSeenAgent(ctx: Ctx, { id }: { id: string }): Promise<AgentRow | undefined> {
  return (await lockAgent(ctx.db, id)) ?? (await findAgent(ctx.db, id));
}

/** The agent, when the rule admits the caller. For reading inside a query. */
export function findForCaller(
  ctx: Ctx,
  rule: ObjectRule<AgentRow>,
  { id }: { id: string },
): Promise<AgentRow> {
  authorize(ctx, rule);
  return findAllowed(ctx, rule, { id });
}
