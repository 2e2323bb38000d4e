import { command } from "#platform/server/command.ts";
import type { ChangeSink } from "../../../contract/index.ts";
import { checkSinkAddress } from "./check-sink-address.ts";
import { requireSink } from "./require-sink.ts";
import { sinkAccess } from "./sink.access.ts";
import { updateSink } from "./sink.repository.ts";

/** Changes the name, address or categories. It goes on where it is in the log. */
export const changeSink = command(
  "event_sink.change",
  sinkAccess.change,
  async (ctx, { id, name, address, categories }: ChangeSink & { id: string }): Promise<void> => {
    const row = await requireSink(ctx, id);
    checkSinkAddress(ctx.services, row.kind, address);
    const wanted = [...new Set(categories)];
    await updateSink(ctx.db, row, { name, address, categories: wanted });
    await ctx.audit({
      act: "event_sink.changed",
      target: [{ type: "event_sink", id }],
      facts: { categories: wanted, is_moved: address !== row.address },
      sealed: { name, address },
    });
  },
);
