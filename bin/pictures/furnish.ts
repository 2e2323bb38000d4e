import { samplePassword, samplePeople } from "#platform/server/sample-people.ts";
import type { Account } from "../../e2e/fixtures/account.ts";
import type { Product } from "../../e2e/fixtures/product.ts";
import { readRows } from "../../e2e/fixtures/read-rows.ts";
import { addAuthenticatorApp, makeRecoveryCodes } from "../../e2e/fixtures/second-steps.ts";
import { signIn } from "./sign-in.ts";
import { subscribe } from "./subscribe.ts";

/** The people whose screens are shown. */
export interface Cast {
  /** Works with the assistant. */
  jana: Account;
  /** Has used up the plan's limits. */
  omar: Account;
  /** Has two-factor sign-in and several devices. */
  mei: Account;
  /** An admin of the installation. */
  piet: Account;
}

/** Mei's other sessions: user agents, IP addresses and ages. */
const devices = [
  {
    program:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1",
    address: "198.51.100.7",
    ago: "3 hours",
  },
  {
    program:
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
    address: "203.0.113.24",
    ago: "4 days",
  },
];

/** Adds what the pictures show to the people of the sample data. Needs the sample data. */
export async function furnish(product: Product): Promise<Cast> {
  const [jana, omar, mei, piet] = samplePeople;
  const enter = ({ email }: { email: string }) => signIn(product, { email, password: samplePassword });
  await run(product, "insert into user_roles (user_id, role) values ($1, 'admin')", [piet.id]);
  await assignPlan(product, jana.id, "business");
  await assignPlan(product, omar.id, "individual");
  await fillCounters(product, jana.id, usedByJana);
  await leaveOneMessage(product, omar.id);
  await subscribe(product);

  const strong = await addAuthenticatorApp(product, await enter(mei), "Work phone");
  await makeRecoveryCodes(product, strong);
  await signInElsewhere(product, mei.id);
  const atDesk = { ...mei, password: samplePassword, userId: mei.id, ...strong };
  return { jana: await enter(jana), omar: await enter(omar), mei: atDesk, piet: await enter(piet) };
}

/** An hour that is on the same day in every time zone where it is two in the afternoon now. */
const month = "date_trunc('month', now()) + interval '9 hours'";

/** In the counters' units. The model budget is in millionths of a dollar. */
const usedByJana = { messages: 3_184, tokens: 6_204_310, model_cost: 27_180_000 };

async function assignPlan(product: Product, workspaceId: string, plan: string): Promise<void> {
  await run(
    product,
    `insert into workspace_plans (workspace_id, source, origin, plan_key, phase, period_starts_at, period_ends_at)
     values ($1, 'assigned', '', $2, 'paid', ${month}, ${month} + interval '1 month')`,
    [workspaceId, plan],
  );
}

async function fillCounters(
  product: Product,
  workspaceId: string,
  used: Record<string, number>,
): Promise<void> {
  for (const [entitlement, amount] of Object.entries(used)) {
    await run(
      product,
      `insert into usage_counters (workspace_id, entitlement, scope, scope_id, period_starts_at, used)
       values ($1, $2, 'workspace', $1, ${month}, $3)`,
      [workspaceId, entitlement, `${amount}`],
    );
  }
}

async function leaveOneMessage(product: Product, workspaceId: string): Promise<void> {
  const [plan] = await readRows<{ limit: string }>(
    product,
    "select value_limit as limit from plan_entitlements where plan_key = 'individual' and entitlement = 'messages'",
    [],
  );
  await fillCounters(product, workspaceId, { messages: Number(plan?.limit) - 1 });
}

async function signInElsewhere(product: Product, userId: string): Promise<void> {
  for (const { program, address, ago } of devices) {
    await run(
      product,
      `insert into auth.sessions (id, user_id, aal, user_agent, ip, created_at, refreshed_at)
       values (gen_random_uuid(), $1, 'aal2', $2, $3, now() - interval '9 days', now() - $4::interval)`,
      [userId, program, address, ago],
    );
  }
  // Headless Chromium says so in its user agent, but stands for a normal one here.
  await run(
    product,
    "update auth.sessions set user_agent = $2, ip = '203.0.113.24' where user_id = $1 and ip not in ('198.51.100.7', '203.0.113.24')",
    [userId, "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"],
  );
}

async function run(product: Product, statement: string, values: string[]): Promise<void> {
  await readRows(product, statement, values);
}
