import { createHmac } from "node:crypto";
import type { ProviderKeys } from "#features/billing/server/index.ts";
import type { Services } from "#platform/server/services.ts";

/** The sandbox's keys, derived per installation and equal on all its servers. */
export function sandboxKeys(
  secretOf: (services: Services) => Promise<string>,
): (services: Services) => Promise<ProviderKeys> {
  return async (services) => {
    const secret = await secretOf(services);
    const derive = (purpose: string) =>
      createHmac("sha256", secret).update(purpose).digest("hex").slice(0, 40);
    return {
      secretKey: `sk_test_sandbox_${derive("secret")}`,
      publishableKey: `pk_test_sandbox_${derive("publishable")}`,
      webhookSecrets: [`whsec_${derive("webhook")}`],
    };
  };
}
