import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { connectionAccess } from "../connection.access.ts";
import { updateComparison } from "../health.repository.ts";

/** A server said that its tools changed: the next call compares them first. */
export const noteAnnouncement = command(
  "connection.note_announcement",
  connectionAccess.record,
  async (ctx, { connectionId }: { connectionId: string }): Promise<void> => {
    const { workspaceId } = userOf(ctx);
    await updateComparison(ctx.db, { workspaceId, id: connectionId }, { at: null });
    await ctx.audit({
      act: "connection.change_announced",
      workspaceId,
      target: [{ type: "connection", id: connectionId }],
    });
  },
);
