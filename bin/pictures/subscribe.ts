import { setTimeout as pause } from "node:timers/promises";
import { samplePassword } from "#platform/server/sample-people.ts";
import type { Product } from "../../e2e/fixtures/product.ts";
import { readRows } from "../../e2e/fixtures/read-rows.ts";

interface Customer {
  company: string;
  email: string;
  plan: "individual" | "business" | "enterprise";
  seats: number;
  /** The state of its subscription. */
  state: "paid" | "new" | "trial" | "ending" | "failed" | "ended";
  /** Messages in the current period. */
  messages: number;
}

/** All companies are invented. */
const customers: Customer[] = [
  {
    company: "Northwind Traders",
    email: "ines.marek@northwind.example",
    plan: "business",
    seats: 12,
    state: "paid",
    messages: 4120,
  },
  {
    company: "Fabrikam",
    email: "tomas.berg@fabrikam.example",
    plan: "enterprise",
    seats: 40,
    state: "paid",
    messages: 18960,
  },
  {
    company: "Contora",
    email: "lea.brandt@contora.example",
    plan: "business",
    seats: 6,
    state: "new",
    messages: 1730,
  },
  {
    company: "Harbour Line",
    email: "sami.okafor@harbourline.example",
    plan: "individual",
    seats: 1,
    state: "new",
    messages: 642,
  },
  {
    company: "Tulp & Co",
    email: "noor.vries@tulpco.example",
    plan: "business",
    seats: 9,
    state: "failed",
    messages: 2904,
  },
  {
    company: "Alpenwerk",
    email: "paul.egger@alpenwerk.example",
    plan: "enterprise",
    seats: 25,
    state: "paid",
    messages: 11200,
  },
  {
    company: "Solmar",
    email: "ana.ruiz@solmar.example",
    plan: "business",
    seats: 4,
    state: "trial",
    messages: 187,
  },
  {
    company: "Voltaic",
    email: "kofi.mensah@voltaic.example",
    plan: "individual",
    seats: 1,
    state: "trial",
    messages: 96,
  },
  {
    company: "Drava",
    email: "mila.novak@drava.example",
    plan: "business",
    seats: 8,
    state: "ending",
    messages: 241,
  },
  {
    company: "Fjordbank",
    email: "erik.lund@fjordbank.example",
    plan: "enterprise",
    seats: 18,
    state: "ending",
    messages: 288,
  },
  {
    company: "Quinta",
    email: "rosa.costa@quinta.example",
    plan: "individual",
    seats: 1,
    state: "ended",
    messages: 12,
  },
];

/** Creates the customers as visitors come, and lets months pass for long-term ones. */
export async function subscribe(product: Product): Promise<void> {
  const config = await fetch(`${product.url}/api/v1/config`);
  const { publishableKey } = (await config.json()) as { publishableKey: string };
  const workspaceIds: string[] = [];
  for (const customer of customers) workspaceIds.push(await startTrial(product, publishableKey, customer));
  await quiet(product);
  for (const [index, { company, state, seats, messages }] of customers.entries()) {
    const workspaceId = workspaceIds[index] ?? "";
    await readRows(product, statements[state], [workspaceId, `${seats}`]);
    await readRows(
      product,
      `update workspace_plans set phase = '${phases[state]}', quantity = $2 where workspace_id = $1`,
      [workspaceId, `${seats}`],
    );
    await readRows(product, used, [workspaceId, `${messages}`]);
    await readRows(product, "update workspaces set name = $2 where id = $1", [workspaceId, company]);
  }
  // So many visitors from one address would be throttled.
  await readRows(product, "delete from rate_limits", []);
}

/** Waits until every event of the sandbox has arrived, because a later one could restore an old state. */
async function quiet(product: Product): Promise<void> {
  for (;;) {
    const [row] = await readRows<{ count: number }>(
      product,
      `select (select count(*) from payment_sandbox.deliveries where outcome = 'waiting')::int
         + (select count(*) from webhook_events where status = 'waiting')::int as count`,
      [],
    );
    if (row?.count === 0) return;
    await pause(500);
  }
}

async function startTrial(
  { url }: Product,
  publishableKey: string,
  { email, plan }: Customer,
): Promise<string> {
  const headers = { apikey: publishableKey, "content-type": "application/json", origin: url };
  const post = async (path: string, body: object, cookie?: string) => {
    const reply = await fetch(`${url}${path}`, {
      method: "POST",
      headers: { ...headers, ...(cookie ? { cookie } : {}) },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return { reply, json: (await reply.json()) as { client_secret?: string; user?: { id: string } } };
  };
  const opened = await post("/functions/v1/create-embedded-checkout-session", {
    price_id: `price_sbx_${plan}`,
    customer_email: email,
  });
  const cookie = opened.reply.headers.getSetCookie()[0]?.split(";")[0];
  await post("/sandbox/api/checkout/confirm", { clientSecret: opened.json.client_secret });
  await post("/functions/v1/complete-trial-signup", { password: samplePassword }, cookie);
  const { json } = await post("/auth/v1/token?grant_type=password", { email, password: samplePassword });
  return json.user?.id ?? "";
}

const forMonths = `quantity = $2, created_at = now() - interval '7 months', trial_ends_at = now() - interval '6 months',
  paid_since = now() - interval '6 months'`;

const phases = {
  paid: "paid",
  new: "paid",
  trial: "trial",
  ending: "trial",
  failed: "grace",
  ended: "grace",
} as const;

const used = `insert into usage_counters (workspace_id, entitlement, scope, scope_id, period_starts_at, used)
  select workspace_id, 'messages', 'workspace', workspace_id, period_starts_at, $2 from workspace_plans
  where workspace_id = $1 limit 1`;

const statements: Record<Customer["state"], string> = {
  paid: `update subscriptions set status = 'active', ${forMonths} where workspace_id = $1`,
  new: `update subscriptions set status = 'active', quantity = $2, created_at = now() - interval '30 days',
    trial_ends_at = now() - interval '16 days', paid_since = now() - interval '16 days' where workspace_id = $1`,
  failed: `update subscriptions set status = 'past_due', ${forMonths} where workspace_id = $1`,
  ended: `update subscriptions set status = 'canceled', ${forMonths} where workspace_id = $1`,
  trial: "update subscriptions set quantity = $2 where workspace_id = $1",
  ending: `update subscriptions set quantity = $2, trial_ends_at = now() + interval '4 days' where workspace_id = $1`,
};
