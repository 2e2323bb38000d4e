import { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";
import type { Services } from "#platform/server/services.ts";
import type { Batch } from "./batch.ts";
import { DeliveryError } from "./delivery-error.ts";
import { explainRefusal } from "./explain-refusal.ts";
import { outsideOf } from "./outside.ts";
import type { Target } from "./target.ts";
import { postWebhook } from "./webhook/post-webhook.ts";

/** A delivery may not take longer than this. */
const timeoutMs = 15_000;

/** Delivers a batch. Returns what the other side said. Throws DeliveryError, also when `stop` ends it. */
export async function sendTo(
  services: Services,
  target: Target,
  batch: Batch,
  stop?: AbortSignal,
): Promise<string> {
  const outside = outsideOf(services);
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = stop ? AbortSignal.any([stop, timeout]) : timeout;
  const now = services.now();
  try {
    switch (target.kind) {
      case "webhook":
        return await postWebhook(outside, target, batch, { now, signal });
      case "s3": {
        const { putObject } = await import("./s3/put-object.ts");
        return await putObject(outside, target, batch, { signal });
      }
      case "syslog": {
        const { sendSyslog } = await import("./syslog/send-syslog.ts");
        return await sendSyslog(outside, target, batch, { signal });
      }
    }
  } catch (error) {
    if (error instanceof GuardedFetchError) throw new DeliveryError(wordsOf(error), { cause: error });
    throw error;
  }
}

function wordsOf(error: GuardedFetchError): string {
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? ` (${String(cause.code)})` : "";
  return `${explainRefusal(error)}${code}`;
}
