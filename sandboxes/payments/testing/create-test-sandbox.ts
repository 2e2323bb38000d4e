import Stripe from "stripe";
import { createPool } from "#platform/server/db/pool.ts";
import { createTestDatabase, type TestDatabase } from "#platform/server/testing/create-test-database.ts";
import { createProtocolChecker } from "../conformance/protocol-checker.ts";
import { recordingFetch, requireNoProblems } from "../conformance/recording-fetch.ts";
import type { PaymentSandbox } from "../contract/payment-sandbox.ts";
import { apiVersion } from "../engine/api-version.ts";
import { createPaymentSandbox } from "../engine/create-payment-sandbox.ts";

export interface TestSandbox {
  sandbox: PaymentSandbox;
  /** The official library, connected to the sandbox in this process. */
  stripe: Stripe;
  database: TestDatabase;
  /** Another process on the same database. */
  another(webhookUrl?: string): PaymentSandbox;
  setNow(now: Date): void;
  /** Violations of the protocol in all traffic and events so far. */
  findProblems(): Promise<string[]>;
  /** Throws for any violation of the protocol. */
  drop(): Promise<void>;
}

export const secretKey = "sk_test_sandbox_of_a_test";
export const webhookSecret = "whsec_of_a_test";

/** A sandbox with its own database and an adjustable clock. */
export async function createTestSandbox(
  webhookUrl = "http://127.0.0.1:9/webhooks/stripe",
  { taxPercent }: { taxPercent?: number } = {},
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
      taxPercent,
      now: () => now ?? new Date(),
    });
  // Compiles the checker, which takes a second, before the test begins.
  (await createProtocolChecker()).event({ type: "customer.created" });
  const sandbox = another();
  const recording = recordingFetch(sandbox.fetch);
  const findProblems = async () => [...recording.problems, ...(await findEventProblems(sandbox))];
  return {
    sandbox,
    stripe: createTestClient(recording.fetch, secretKey),
    database,
    another,
    setNow: (value) => {
      now = value;
    },
    findProblems,
    drop: async () => {
      await sandbox.stop();
      const problems = await findProblems();
      await pool.end();
      await database.drop();
      requireNoProblems({ problems });
    },
  };
}

async function findEventProblems(sandbox: PaymentSandbox): Promise<string[]> {
  const checker = await createProtocolChecker();
  const headers = { authorization: `Bearer ${secretKey}` };
  const problems: string[] = [];
  let after = "";
  do {
    // Raw JSON: the library would parse some values into its own classes.
    const answer = await sandbox.fetch(`https://api.stripe.com/v1/events?limit=100${after}`, { headers });
    const page: { data: { id: string }[]; has_more: boolean } = await answer.json();
    problems.push(...page.data.flatMap((event) => checker.event(event)));
    after = page.has_more ? `&starting_after=${page.data.at(-1)?.id}` : "";
  } while (after !== "");
  return problems;
}

/** The official library with some key. */
export function createTestClient(carry: typeof fetch, key: string): Stripe {
  return new Stripe(key, {
    apiVersion,
    httpClient: Stripe.createFetchHttpClient(carry),
    maxNetworkRetries: 0,
    telemetry: false,
  });
}
