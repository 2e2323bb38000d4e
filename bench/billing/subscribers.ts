import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { PaymentSandbox } from "../../sandboxes/payments/contract/payment-sandbox.ts";
import { send } from "../auth/throughput.ts";

export interface Subscriber {
  workspaceId: string;
  subscriptionId: string;
  /** The headers of `check-subscription`. */
  headers: Record<string, string>;
}

const json = { "content-type": "application/json" };
const password = "a good long password";

/** Creates subscribers through the product as visitors come: address, checkout, password. */
export async function createSubscribers(
  url: string,
  count: number,
  { sandbox, database }: { sandbox: PaymentSandbox; database: pg.Pool },
): Promise<Subscriber[]> {
  const config = await (await fetch(`${url}/api/v1/config`)).json();
  const headers = { ...json, apikey: String(config.publishableKey), origin: url };
  const post = (path: string, body: object, more: Record<string, string> = {}) =>
    send({
      method: "POST",
      url: `${url}${path}`,
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
  const subscribers: Subscriber[] = [];
  for (let index = 0; index < count; index++) {
    // So many visitors from one address would be throttled.
    await database.query("delete from rate_limits");
    const email = `${randomUUID()}@example.com`;
    const opened = await post("/functions/v1/create-embedded-checkout-session", {
      ...{ price_id: "price_sbx_individual", planName: "Individual", customer_email: email },
    });
    await sandbox.checkout.confirm(JSON.parse(opened.text).client_secret, {});
    const cookie = opened.cookies[0]?.split(";")[0] ?? "";
    await post("/functions/v1/complete-trial-signup", { password }, { cookie });
    const session = JSON.parse((await post("/auth/v1/token?grant_type=password", { email, password })).text);
    const { rows } = await database.query(
      "select workspace_id, subscription_id from subscriptions where workspace_id = $1",
      [session.user.id],
    );
    subscribers.push({
      workspaceId: rows[0].workspace_id,
      subscriptionId: rows[0].subscription_id,
      headers: { apikey: headers.apikey, authorization: `Bearer ${session.access_token}` },
    });
  }
  return subscribers;
}
