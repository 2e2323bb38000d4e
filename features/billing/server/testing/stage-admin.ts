import { afterAll, afterEach, beforeAll } from "vitest";
import { testPassword } from "#features/auth/server/testing.ts";
import { createEntitlementsModule } from "#features/entitlements/server/module.ts";
import { syncSubscription } from "../subscriptions/sync-subscription.ts";
import { type BillingWorld, createOwnBillingWorld } from "./billing-world.ts";

export const dayMs = 86_400_000;

/** A period that begins long after the trial, so an earlier one was paid. */
const startsAt = Math.floor(Date.now() / 1_000) + 40 * 86_400;

const period = { current_period_start: startsAt, current_period_end: startsAt + 30 * 86_400 };

export const afterTheFirstMonth = {
  items: { data: [{ price: { id: "price_sbx_individual" }, quantity: 1, ...period }] },
};

/** Billing with an admin of the installation. */
export function stageAdmin() {
  let world: BillingWorld;
  let clockMs = Date.now();
  let admin: Record<string, string>;
  let adminId: string;
  let adminNow: Record<string, string>;

  beforeAll(async () => {
    world = await createOwnBillingWorld({ now: () => new Date(clockMs) });
    await createEntitlementsModule({ selling: "sandbox test" }).seed?.(world.system);
    const person = await world.signUpPerson("admin@example.com");
    await world.look("insert into user_roles (user_id, role) values ($1, 'admin')", [person.id]);
    adminNow = admin = person.headers;
    adminId = person.id;
  });
  afterAll(() => world[Symbol.asyncDispose]());
  afterEach(() => {
    clockMs = Date.now();
    admin = adminNow;
    world.provider.failure = undefined;
  });

  /** Advances the clock. The admin's session ends by that, so they sign in again. */
  async function passDays(days: number) {
    clockMs += days * dayMs;
    const credentials = { email: "admin@example.com", password: testPassword };
    const { data } = await world.authClient().signInWithPassword(credentials);
    admin = { authorization: `Bearer ${data.session?.access_token}` };
  }

  async function call(method: "GET" | "POST", path: string, { body = {}, headers = admin } = {}) {
    const reply = await fetch(`${world.url}/api/v1/admin/billing/${path}`, {
      method,
      headers: { ...headers, ...(method === "POST" ? { "content-type": "application/json" } : {}) },
      ...(method === "POST" ? { body: JSON.stringify(body) } : {}),
    });
    const text = await reply.text();
    return { status: reply.status, body: text ? JSON.parse(text) : undefined };
  }

  /** A subscriber on trial, and the admin's view of their workspace. */
  async function subscriber(email?: string) {
    const checkout = await world.begin(email);
    const made = world.provider.complete(checkout.sessionId);
    await checkout.finish();
    const [row] = await world.look<{ workspace_id: string }>(
      "select workspace_id from subscriptions where subscription_id = $1",
      [made.subscriptionId],
    );
    const workspaceId = row?.workspace_id ?? "";
    const atProvider = world.provider.subscriptions.get(made.subscriptionId) ?? {};
    const turn = async (changed: object) => {
      Object.assign(atProvider, changed);
      await syncSubscription(world.system, world.billing, made.subscriptionId);
    };
    return { ...checkout, ...made, workspaceId, atProvider, turn };
  }

  const states = async (search: string) =>
    (await call("GET", `workspaces?search=${encodeURIComponent(search)}`)).body.items.map(
      ({ state }: { state: string }) => state,
    );

  return {
    get world() {
      return world;
    },
    get clockMs() {
      return clockMs;
    },
    get admin() {
      return admin;
    },
    get adminId() {
      return adminId;
    },
    passDays,
    call,
    subscriber,
    states,
  };
}
