import type Stripe from "stripe";
import { perServices } from "#features/auth/server/index.ts";
import type { Services } from "#platform/server/services.ts";
import type { BillingOptions } from "../billing-options.ts";

/** The version of the protocol for which this product was written; the one that the library has types for. */
export const stripeApiVersion = "2026-10-28.endive";

/** Nobody waits longer than 20 s for a provider that is silent: so much for each of the two tries, and what lies between. */
const timeoutMs = 9_000;
const retries = 1;

const clientsOf = perServices(() => new Map<BillingOptions, Promise<Stripe>>());

/** The client of the provider. The library is loaded with the first use, so that a start does not wait for it. */
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
