import { command } from "#platform/server/command.ts";
import { requireSink } from "./require-sink.ts";
import { sinkAccess } from "./sink.access.ts";
import { deleteSinkRow } from "./sink.repository.ts";

export const deleteSink = command(
  "event_sink.delete",
  sinkAccess.delete,
  async (ctx, { id }: { id: string }): Promise<void> => {
    const row = await requireSink(ctx, id);
    await deleteSinkRow(ctx.db, row);
    await ctx.audit({
      act: "event_sink.deleted",
      target: [{ type: "event_sink", id }],
      facts: { kind: row.kind },
    });
  },
);
