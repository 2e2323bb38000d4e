import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { agentErrors } from "../../contract/index.ts";
import { agentAccess } from "../agent.access.ts";
import { setWithdrawn } from "../agent.repository.ts";
import { listRecordedAgents, type RecordedAgent } from "../listed-agent.repository.ts";

/** Stops the use of an agent in the workspace, by its owners and admins. Runs end before their next step. Idempotent. */
export const withdrawAgent = command(
  "agent.withdraw",
  agentAccess.withdraw,
  async (ctx: Ctx, { id }: { id: string }): Promise<RecordedAgent> => {
    const { workspaceId } = userOf(ctx);
    const changed = await setWithdrawn(ctx.db, { workspaceId, id, at: ctx.now() });
    if (changed) await ctx.audit({ act: "agent.withdrawn", target: [{ type: "agent", id }] });
    return getRecord(ctx, id);
  },
);

/** Lets a withdrawn agent be used again. Idempotent. */
export const readmitAgent = command(
  "agent.readmit",
  agentAccess.readmit,
  async (ctx: Ctx, { id }: { id: string }): Promise<RecordedAgent> => {
    const { workspaceId } = userOf(ctx);
    const changed = await setWithdrawn(ctx.db, { workspaceId, id, at: null });
    if (changed) await ctx.audit({ act: "agent.readmitted", target: [{ type: "agent", id }] });
    return getRecord(ctx, id);
  },
);

async function getRecord(ctx: Ctx, id: string): Promise<RecordedAgent> {
  const { workspaceId } = userOf(ctx);
  const [row] = await listRecordedAgents(ctx.db, { workspaceId, after: null, limit: 1, id });
  return row ?? fail(agentErrors, "agent.not_found");
}
