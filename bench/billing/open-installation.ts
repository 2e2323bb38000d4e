import { join } from "node:path";
import Stripe from "stripe";
import { sandboxKeys } from "../../apps/server/payments/sandbox-keys.ts";
import { deriveSecret } from "../../features/billing/server/index.ts";
import { createBlobs } from "../../platform/server/blobs/create-blobs.ts";
import { createServices } from "../../platform/server/create-services.ts";
import type { Connection } from "../../platform/server/db/pool.ts";
import { createLogger } from "../../platform/server/log.ts";
import type { PaymentSandbox } from "../../sandboxes/payments/contract/payment-sandbox.ts";
import { createPaymentSandbox } from "../../sandboxes/payments/engine/create-payment-sandbox.ts";

/** What the operator of a running product can access: its provider, and the secret that signs its events. */
export interface Installation {
  sandbox: PaymentSandbox;
  stripe: Stripe;
  webhookSecret: string;
  close(): Promise<void>;
}

/**
 * Opens the provider of the product at `url` a second time, on the same rows. It delivers no events itself.
 */
export async function openInstallation(
  connection: Connection,
  { dataDir, url }: { dataDir: string; url: string },
): Promise<Installation> {
  const services = await createServices({
    ...{ connection, keyFile: join(dataDir, "keys.json"), log: createLogger("error") },
    blobs: createBlobs({ dataDir, s3Url: undefined }),
  });
  const keys = await sandboxKeys((of) => deriveSecret(of, "payment-sandbox"))(services);
  const [webhookSecret = ""] = keys.webhookSecrets;
  const sandbox = createPaymentSandbox({
    ...{ db: services.pool, publicUrl: url, now: services.now },
    ...{ secretKey: keys.secretKey, publishableKey: keys.publishableKey },
    webhook: { url: `${url}/webhooks/stripe`, secret: webhookSecret },
  });
  return {
    sandbox,
    webhookSecret,
    stripe: new Stripe(keys.secretKey, {
      httpClient: Stripe.createFetchHttpClient(sandbox.fetch),
      telemetry: false,
    }),
    async close() {
      await Promise.all([services.pool.end(), services.servicePool.end()]);
    },
  };
}
