import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthTestServer, createAuthTestServer } from "#features/auth/server/testing.ts";
import { billingModule } from "#features/billing/server/module.ts";
import { seedPlans } from "#features/billing/server/plans/seed-plans.ts";

let server: AuthTestServer;

beforeAll(async () => {
  server = await createAuthTestServer([billingModule]);
});
afterAll(() => server[Symbol.asyncDispose]());

const readPlans = () =>
  server.visitor().from("pricing_plans").select("*").eq("is_active", true).order("sort_order");

test("a visitor reads the active plans in their order, with prices as numbers", async () => {
  const { data, error } = await readPlans();
  expect(error).toBeNull();
  expect(
    data?.map(({ id, name, price_monthly, free_trial_days }) => [id, name, price_monthly, free_trial_days]),
  ).toEqual([
    ["individual", "Individual", 29.99, 14],
    ["business", "Business", 99.99, 14],
    ["enterprise", "Enterprise", 249.99, 14],
  ]);
  const features = data?.[0]?.features as string[];
  expect(features.slice(0, 4).map((text) => text.split(":")[0])).toEqual([
    "Agent Mode",
    "Web Browsing",
    "CRM Integrations",
    "Compliance Logs",
  ]);
});

test("a plan that was changed stays changed when the server starts again", async () => {
  await server.look(`do $$ begin set local app.audit_exempt = 'on';
    update pricing_plans set name = 'Solo' where id = 'individual'; end $$`);
  await seedPlans(server.system, {});
  expect((await readPlans()).data?.map(({ name }) => name)).toEqual(["Solo", "Business", "Enterprise"]);
});

test("a plan that is not active is not there for visitors", async () => {
  await server.look(`do $$ begin set local app.audit_exempt = 'on';
    update pricing_plans set is_active = false where id = 'business'; end $$`);
  const { data } = await server.visitor().from("pricing_plans").select("id");
  expect(data?.map(({ id }) => id)).not.toContain("business");
});

test("nobody changes a plan through the data API", async () => {
  const { data: api } = await server.signUpPerson();
  const insert = await api
    .from("pricing_plans")
    .insert({ id: "free", name: "Free", description: "", price_monthly_cents: 0 });
  expect([insert.status, insert.error?.code]).toEqual([405, "PGRST117"]);
  const update = await api.from("pricing_plans").update({ price_monthly_cents: 0 }).eq("id", "individual");
  expect(update.status).toBe(405);
  const remove = await api.from("pricing_plans").delete().eq("id", "individual");
  expect(remove.status).toBe(405);
});

test("settings are read by key, and only public ones", async () => {
  await server.look(`do $$ begin set local app.audit_exempt = 'on'; insert into global_settings values
    ('STRIPE_PUBLISHABLE_KEY', 'pk_test', true), ('SOMETHING_SECRET', 'hidden', false); end $$`);
  const read = (key: string) =>
    server.visitor().from("global_settings").select("setting_value").eq("setting_key", key).single();
  expect((await read("STRIPE_PUBLISHABLE_KEY")).data).toEqual({ setting_value: "pk_test" });
  expect((await read("SOMETHING_SECRET")).error?.code).toBe("PGRST116");
});
