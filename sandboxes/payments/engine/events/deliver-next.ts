import type { PaymentSandboxOptions } from "../../contract/payment-sandbox.ts";
import { finishDelivery, putOffDelivery, takeDelivery } from "../../storage/deliveries.repository.ts";
import type { World } from "../world.ts";

export interface WorkerOptions extends Pick<PaymentSandboxOptions, "webhook"> {
  onError(error: unknown): void;
  change<Result>(perform: (world: World) => Promise<Result>): Promise<Result>;
}

const second = 1_000;
const minute = 60 * second;
/** After which an event that was refused is brought again. */
const retriesMs = [second, 10 * second, minute, 10 * minute, 60 * minute];
const timeoutMs = 10 * second;

/** Brings the oldest event that is due to the webhook. False when none is. */
export async function deliverNext({ webhook, change }: WorkerOptions, signal: AbortSignal): Promise<boolean> {
  const taken = await change(({ client, wallNow }) =>
    takeDelivery(client, wallNow, new Date(wallNow.getTime() + 2 * timeoutMs)),
  );
  if (!taken) return false;

  const refusal = await post(webhook, JSON.stringify(taken.event), signal);
  // A server that stops takes nothing back: the event is due again soon.
  if (signal.aborted && refusal !== undefined) return false;
  await change(({ client, wallNow }) => {
    const retryMs = retriesMs[taken.attempts - 1];
    if (refusal === undefined) return finishDelivery(client, taken.id, "taken", wallNow);
    if (retryMs === undefined) return finishDelivery(client, taken.id, "given_up", wallNow, refusal);
    return putOffDelivery(client, taken.id, new Date(wallNow.getTime() + retryMs), refusal);
  });
  return true;
}

/** Why the webhook did not take it; absent when it did. */
async function post(
  webhook: WorkerOptions["webhook"],
  body: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  // Loaded with the first event that somebody is told of.
  const { default: StripeLibrary } = await import("stripe");
  const signature = await StripeLibrary.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: webhook.secret,
  });
  try {
    const answer = await fetch(webhook.url, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
      body,
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : `HTTP ${answer.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
