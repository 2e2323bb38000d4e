import type { Services } from "#platform/server/services.ts";
import { type Batch, batchLine } from "./batch.ts";
import { DeliveryError } from "./delivery-error.ts";
import { sendTo } from "./send-to.ts";
import type { Target } from "./target.ts";

export interface TestOutcome {
  isDelivered: boolean;
  /** Those of the other side. */
  words: string;
}

/** Sends a made-up event, and says what came back. */
export async function sendTest(
  services: Services,
  target: Target,
  event: Parameters<typeof testBatch>[0],
): Promise<TestOutcome> {
  try {
    return { isDelivered: true, words: await sendTo(services, target, testBatch(event)) };
  } catch (error) {
    if (error instanceof DeliveryError) return { isDelivered: false, words: error.message };
    throw error;
  }
}

/** A made-up event that stands in no log. */
function testBatch({ workspaceId, id, at }: { workspaceId: string; id: string; at: Date }): Batch {
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
