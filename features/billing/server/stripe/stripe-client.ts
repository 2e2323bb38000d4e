import type Stripe from "stripe";
import { perServices } from "#features/auth/server/index.ts";
import type { Services } from "#platform/server/services.ts";
import type { BillingOptions } from "../billing-options.ts";

/** API version of the library's types, for which this code is written. */
export const stripeApiVersion = "2026-10-28.endive";

/** Per attempt. Two attempts and the pause between stay within 20 s. */
const timeoutMs = 9_000;
const retries = 1;

const clientsOf = perServices(() => new Map<BillingOptions, Promise<Stripe>>());

/** The provider's client. The library loads on first use, so that it does not delay a start. */
export function stripeClient(services: Services, billing: BillingOptions): Promise<Stripe> {
  const clients = clientsOf(services);
  const known = clients.get(billing);
  if (known) return known;
  const client = createClient(services, billing);
  clients.set(billing, client);
  client.catch(() => clients.delete(billing));
  return client;
}

async function createClient(services: Services, billing: BillingOptions): Promise<Stripe> {
  const [{ default: StripeClient }, { secretKey }] = await Promise.all([
    import("stripe"),
    billing.keys(services),
  ]);
  const carry = billing.transport?.(services);
  return new StripeClient(secretKey, {
    apiVersion: stripeApiVersion,
    maxNetworkRetries: retries,
    timeout: billing.callTimeoutMs ?? timeoutMs,
    telemetry: false,
    appInfo: { name: "adjutant" },
    ...(carry ? { httpClient: StripeClient.createFetchHttpClient(carry) } : {}),
  });
}
