import { command } from "#platform/server/command.ts";
import { requireSink } from "./require-sink.ts";
import { sinkAccess } from "./sink.access.ts";
import { storePause } from "./sink.repository.ts";

/** Pauses deliveries, or has them go on where they stopped. */
export const pauseSink = command(
  "event_sink.pause",
  sinkAccess.pause,
  async (ctx, { id, isPaused }: { id: string; isPaused: boolean }): Promise<void> => {
    const row = await requireSink(ctx, id);
    if ((row.paused_at !== null) === isPaused) return;
    await storePause(ctx.db, row, isPaused ? ctx.now() : null);
    const act = isPaused ? "event_sink.paused" : "event_sink.resumed";
    await ctx.audit({ act, target: [{ type: "event_sink", id }] });
  },
);
