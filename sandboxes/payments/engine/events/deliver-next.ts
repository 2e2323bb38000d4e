import type { PaymentSandboxOptions } from "../../contract/payment-sandbox.ts";
import { finishDelivery, postponeDelivery, takeDelivery } from "../../storage/deliveries.repository.ts";
import type { World } from "../world.ts";

export interface WorkerOptions extends Pick<PaymentSandboxOptions, "webhook"> {
  onError(error: unknown): void;
  change<Result>(perform: (world: World) => Promise<Result>): Promise<Result>;
}

const second = 1_000;
const minute = 60 * second;
/** Delays before a refused event is retried. */
const retriesMs = [second, 10 * second, minute, 10 * minute, 60 * minute];
const timeoutMs = 10 * second;

/** Delivers the oldest due event to the webhook. False when none is due. */
export async function deliverNext({ webhook, change }: WorkerOptions, signal: AbortSignal): Promise<boolean> {
  const taken = await change(({ client, wallNow }) =>
    takeDelivery(client, wallNow, new Date(wallNow.getTime() + 2 * timeoutMs)),
  );
  if (!taken) return false;

  const refusal = await post(webhook, JSON.stringify(taken.event), signal);
  // Aborted by a stop: the delivery stays due.
  if (signal.aborted && refusal !== undefined) return false;
  await change(({ client, wallNow }) => {
    const retryMs = retriesMs[taken.attempts - 1];
    if (refusal === undefined) return finishDelivery(client, taken.id, "taken", wallNow);
    if (retryMs === undefined) return finishDelivery(client, taken.id, "given_up", wallNow, refusal);
    return postponeDelivery(client, taken.id, new Date(wallNow.getTime() + retryMs), refusal);
  });
  return true;
}

/** The reason of a failed delivery; undefined on success. */
async function post(
  webhook: WorkerOptions["webhook"],
  body: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  // Loaded with the first delivery.
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
