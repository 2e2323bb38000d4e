import Stripe from "stripe";
import { createPool } from "#platform/server/db/pool.ts";
import { createTestDatabase, type TestDatabase } from "#platform/server/testing/create-test-database.ts";
import type { PaymentSandbox } from "../contract/payment-sandbox.ts";
import { apiVersion } from "../engine/api-version.ts";
import { createPaymentSandbox } from "../engine/create-payment-sandbox.ts";

export interface TestSandbox {
  sandbox: PaymentSandbox;
  /** The official library, talking to the sandbox in this process. */
  stripe: Stripe;
  database: TestDatabase;
  /** Another process on the same database. */
  another(webhookUrl?: string): PaymentSandbox;
  setNow(now: Date): void;
  drop(): Promise<void>;
}

export const secretKey = "sk_test_sandbox_of_a_test";
export const webhookSecret = "whsec_of_a_test";

/** A sandbox on a database of its own, with a clock that the test sets. */
export async function createTestSandbox(
  webhookUrl = "http://127.0.0.1:9/webhooks/stripe",
): Promise<TestSandbox> {
  const database = await createTestDatabase();
  const pool = createPool(database.appConnection, { max: 6 });
  let now: Date | undefined;
  const another = (url = webhookUrl) =>
    createPaymentSandbox({
      db: pool,
      publicUrl: "http://localhost:3000",
      secretKey,
      publishableKey: "pk_test_sandbox_of_a_test",
      webhook: { url, secret: webhookSecret },
      now: () => now ?? new Date(),
    });
  const sandbox = another();
  return {
    sandbox,
    stripe: createTestClient(sandbox, secretKey),
    database,
    another,
    setNow: (value) => {
      now = value;
    },
    drop: async () => {
      await sandbox.stop();
      await pool.end();
      await database.drop();
    },
  };
}

/** The official library with some key. */
export function createTestClient(sandbox: PaymentSandbox, key: string): Stripe {
  return new Stripe(key, {
    apiVersion,
    httpClient: Stripe.createFetchHttpClient(sandbox.fetch),
    maxNetworkRetries: 0,
    telemetry: false,
  });
}
