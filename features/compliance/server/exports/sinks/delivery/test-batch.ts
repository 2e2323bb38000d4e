import { type Batch, batchLine } from "./batch.ts";

/** A made-up event that stands in no log. */
export function testBatch({ workspaceId, id, at }: { workspaceId: string; id: string; at: Date }): Batch {
  const envelope = Buffer.from(
    JSON.stringify({
      ...{ v: 1, id, ts: at.getTime(), ts_src: "srv", workspace: workspaceId, cat: "event_sink" },
      ...{ act: "event_sink.tested", actor: { t: "system", id: "test" }, out: "ok" },
    }),
  );
  return {
    workspaceId,
    id: `test_${id}`,
    fileName: `test-${id}`,
    lines: [batchLine({ id, number: 0, envelope, place: undefined })],
  };
}
