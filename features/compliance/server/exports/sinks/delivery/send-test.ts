import type { Services } from "#platform/server/services.ts";
import { DeliveryError } from "./delivery-error.ts";
import { sendTo } from "./send-to.ts";
import type { Target } from "./target.ts";
import { testBatch } from "./test-batch.ts";

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
