import { DeliveryFailure } from "./delivery-failure.ts";

export interface ProviderRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
}

/** Statuses of credentials, throttling or transient trouble: a retry may succeed. */
const passing = [401, 403, 404, 408, 409, 425, 429];

/**
 * Posts to a provider of text messages. Throws DeliveryFailure unless the reply is 2xx. Follows no redirect.
 */
export async function postToProvider({ url, headers, body, timeoutMs }: ProviderRequest): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { method: "POST", headers, body, signal, redirect: "manual" }).catch(
    (cause: unknown) => {
      const what = signal.aborted ? "did not answer in time" : "could not be reached";
      throw new DeliveryFailure(`The provider of text messages ${what}.`, { cause });
    },
  );
  await response.body?.cancel();
  if (response.ok) return;
  const isFinal = response.status >= 400 && response.status < 500 && !passing.includes(response.status);
  throw new DeliveryFailure(`The provider of text messages answered ${response.status}.`, { isFinal });
}
