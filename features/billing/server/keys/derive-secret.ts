import { createHmac } from "node:crypto";
import { perServices } from "#features/auth/server/index.ts";
import { query } from "#platform/server/command.ts";
import { systemCtx } from "#platform/server/create-services.ts";
import type { Services } from "#platform/server/services.ts";
import { findSealedKey } from "./billing-key.repository.ts";
import { billingKeyId, ensureBillingKey } from "./ensure-billing-key.ts";
import { sealedBillingKeys } from "./sealed-billing-keys.ts";

/**
 * Derives a secret for a purpose (HMAC-SHA-256), 64 hex digits, the same on every server of the installation.
 */
export async function deriveSecret(services: Services, purpose: string): Promise<string> {
  return createHmac("sha256", await keyOf(services).read())
    .update(purpose)
    .digest("hex");
}

const keyOf = perServices((services) => {
  let reading: Promise<string> | undefined;
  return {
    read(): Promise<string> {
      reading ??= readKey(services).catch((error: unknown) => {
        reading = undefined;
        throw error;
      });
      return reading;
    },
  };
});

async function readKey(services: Services): Promise<string> {
  const ctx = systemCtx(services, "billing");
  await ensureBillingKey(ctx, {});
  const sealed = await query(ctx, ({ db }) => findSealedKey(db, billingKeyId));
  return services.secrets.decrypt(sealed ?? "", sealedBillingKeys.context(billingKeyId));
}
