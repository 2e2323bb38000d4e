import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { periodAccess } from "./period.access.ts";
import { deletePeriod, storePeriod } from "./period.repository.ts";

/** Says after how many days without a message conversations of the workspace are deleted. Null: never. */
export const setPeriod = command(
  "conversation_period.set",
  periodAccess.set,
  async (ctx, { days }: { days: number | null }): Promise<void> => {
    const { workspaceId } = userOf(ctx);
    if (days === null) await deletePeriod(ctx.db, workspaceId);
    else await storePeriod(ctx.db, { workspaceId, days }, ctx.now());
    await ctx.audit({
      act: "conversation_period.set",
      target: [{ type: "workspace", id: workspaceId }],
      facts: { days: days ?? "never" },
    });
  },
);
