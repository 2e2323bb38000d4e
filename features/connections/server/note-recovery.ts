import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { connectionAccess } from "./connection.access.ts";
import { lockConnection } from "./connection.repository.ts";
import { upsertHealth } from "./health.repository.ts";

/** A connection works again. */
export const noteRecovery = command(
  "connection.note_recovery",
  connectionAccess.record,
  async (ctx, { connectionId }: { connectionId: string }): Promise<void> => {
    const { workspaceId } = userOf(ctx);
    const key = { workspaceId, id: connectionId };
    const connection = await lockConnection(ctx.db, key);
    if (!connection || connection.state === "ready") return;
    await upsertHealth(ctx.db, key, { state: "ready", error: null, at: ctx.now() });
    await ctx.audit({
      act: "connection.recovered",
      workspaceId,
      target: [{ type: "connection", id: connectionId }],
    });
  },
);
