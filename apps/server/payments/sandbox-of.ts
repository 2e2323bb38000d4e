import { perServices } from "#features/auth/server/index.ts";
import { deriveSecret } from "#features/billing/server/index.ts";
import type { BillingTerms } from "#platform/server/config/config.ts";
import type { Services } from "#platform/server/services.ts";
import type { PaymentSandbox } from "#sandboxes/payments/contract/payment-sandbox.ts";
import { sandboxKeys } from "./sandbox-keys.ts";

export interface SandboxSettings {
  publicUrl: string;
  ownUrl: string;
  terms?: BillingTerms | undefined;
}

const madeOf = perServices(() => new Map<string, Promise<PaymentSandbox>>());

/** The sandbox of this server, created and loaded on first use. */
export function sandboxOf(services: Services, settings: SandboxSettings): Promise<PaymentSandbox> {
  const made = madeOf(services);
  const known = made.get(settings.ownUrl);
  if (known) return known;
  const sandbox = createSandbox(services, settings);
  made.set(settings.ownUrl, sandbox);
  sandbox.catch(() => made.delete(settings.ownUrl));
  return sandbox;
}

/** A `fetch` that carries the product's requests to the sandbox. */
export function sandboxFetch(services: Services, settings: SandboxSettings): typeof fetch {
  return async (...request) => (await sandboxOf(services, settings)).fetch(...request);
}

async function createSandbox(services: Services, { publicUrl, ownUrl, terms }: SandboxSettings) {
  const [{ createPaymentSandbox }, keys] = await Promise.all([
    import("#sandboxes/payments/engine/create-payment-sandbox.ts"),
    sandboxKeys((of: Services) => deriveSecret(of, "payment-sandbox"))(services),
  ]);
  const { secretKey, publishableKey, webhookSecrets } = keys;
  return createPaymentSandbox({
    ...{ db: services.pool, publicUrl, secretKey, publishableKey, now: services.now },
    taxPercent: terms?.sandboxTaxPercent,
    webhook: { url: `${ownUrl}/webhooks/stripe`, secret: webhookSecrets[0] ?? "" },
  });
}
