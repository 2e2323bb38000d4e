import { describe, expect, it } from "vitest";
import { beginDemo, demoMs } from "#features/demo/server/begin-demo.ts";
import { endDemo } from "#features/demo/server/end-demo.ts";
import { endDemos } from "#features/demo/server/end-demos.ts";
import { defaultDemoSettings } from "#features/demo/server/index.ts";
import { recordUsage } from "#features/entitlements/server/index.ts";
import { disableModel, enableModel, setModelPrice } from "#features/models/server/index.ts";
import { createCtx } from "#platform/server/create-ctx.ts";
import { stageDemo } from "./testing/stage-demo.ts";

const staged = stageDemo();
const { ask, call, linesWith } = staged;

async function priceAModel() {
  const model = await staged.world.newModel();
  await enableModel(staged.world.system, { ref: model.id });
  await setModelPrice(staged.world.system, {
    target: { type: "model", modelId: model.id },
    prices: { inputMicros: 1_000_000, cachedInputMicros: 0, outputMicros: 1_000_000 },
  });
  return model;
}

describe("limits", () => {
  it("of messages end a demo's questions, not the demo", async () => {
    const demo = await beginDemo(staged.world.system, { ...defaultDemoSettings, messages: 1 });
    expect((await ask(demo.token, "What is 1 + 1?")).status).toBe(202);
    const { status, body } = await ask(demo.token, "What is 2 + 2?");
    expect([status, body.error.code]).toEqual([402, "limit_reached"]);
    expect((await call("GET", "/conversations", demo.token)).statusCode).toBe(200);
    expect((await call("GET", "/usage", demo.token)).json()).toMatchObject({
      isVisitor: true,
      canManage: false,
    });
  });

  it("of messages hold for answers that are asked for again as well", async () => {
    const demo = await beginDemo(staged.world.system, { ...defaultDemoSettings, messages: 2 });
    const { body } = await ask(demo.token, "What is 1 + 1?");
    const retry = `/messages/${body.assistantMessage.id}/retry`;
    const again = await call("POST", retry, demo.token, { timeZone: "UTC" });
    expect(again.statusCode, again.body).toBe(202);
    const isOver = async () => (await call("GET", `/runs/${again.json().run.id}`, demo.token)).json().status;
    await expect.poll(isOver, { timeout: 10_000 }).toMatch(/succeeded|failed/);
    const refused = await call("POST", retry, demo.token, { timeZone: "UTC" });
    expect([refused.statusCode, refused.json().error.code]).toEqual([402, "limit_reached"]);
  });

  it("of places say when the next one is free", async () => {
    const [{ count } = { count: 0 }] = await staged.world.look<{ count: number }>(
      "select count(*)::int from demos",
    );
    const full = { ...defaultDemoSettings, atOnce: count };
    const refused = await beginDemo(staged.world.system, full).catch((error) => error);
    expect(refused).toMatchObject({ code: "demo.busy", status: 429 });
    expect(refused.details.retryAfterSeconds).toBeGreaterThan(0);
    expect(refused.details.retryAfterSeconds).toBeLessThanOrEqual(demoMs / 1000 + 60);
    const both = await Promise.allSettled(
      [0, 1].map(() => beginDemo(staged.world.system, { ...full, atOnce: count + 1 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("of beginnings hold for all addresses together, however soon each demo is ended", async () => {
    await staged.world.look("delete from rate_limits where key like 'demo.begin_all:%'");
    const [{ count } = { count: 0 }] = await staged.world.look<{ count: number }>(
      "select count(*)::int from demos",
    );
    const settings = { ...defaultDemoSettings, atOnce: count + 1 };
    const beginAndEnd = async () =>
      endDemo(staged.world.system, {
        userId: (await beginDemo(staged.world.system, settings)).userId,
        reason: "asked",
      });
    for (let n = 0; n < 3 * settings.atOnce; n++) await beginAndEnd();
    const refused = await beginAndEnd().catch((error) => error);
    expect(refused).toMatchObject({ code: "demo.busy", status: 429 });
    await staged.world.look("delete from rate_limits where key like 'demo.begin_all:%'");
  });

  it("of one address are answered with the time to wait", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++)
      statuses.push((await call("POST", "/demo", undefined, undefined, "10.9.9.9")).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 429]);
    const reply = await call("POST", "/demo", undefined, undefined, "10.9.9.9");
    expect(reply.json().error.message).toMatch(/Try again in \d+ min/);
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
    // Whoever has no account leaves no address behind either.
    expect(await linesWith("10.9.9.9")).toEqual([]);
  });

  it("of places leave most of them to others, however many demos one network begins", async () => {
    const { services, system } = staged.world;
    const model = await priceAModel();
    // With a priced model there are ten places, of which two are one network's.
    const settings = { ...defaultDemoSettings, atOnce: 1_000, modelBudgetCents: 500 };
    const beginFrom = (ip: string) =>
      beginDemo(createCtx(services, { type: "system", name: "demo" }, { source: { ip } }), settings);
    const first = await beginFrom("2001:db8:1:2::1");
    const second = await beginFrom("2001:db8:1:2::2");
    const refused = await beginFrom("2001:db8:1:2:ffff::3").catch((error) => error);
    expect(refused).toMatchObject({ code: "demo.too_many", status: 429 });
    expect(refused.message).toMatch(/^2 demos are open from your network.* in \d+ min\.$/);
    expect(refused.details.retryAfterSeconds).toBeLessThanOrEqual(demoMs / 1000 + 60);
    const begun = [second, await beginFrom("2001:db8:1:3::1"), await beginFrom("192.0.2.1")];
    await endDemo(system, { userId: first.userId, reason: "asked" });
    begun.push(await beginFrom("2001:db8:1:2::1"));
    for (const { userId } of begun) await endDemo(system, { userId, reason: "asked" });
    expect(await linesWith("2001:db8", "192.0.2.1")).toEqual([]);
    await disableModel(staged.world.system, { ref: model.id });
  });

  it("of what models may cost on a day leave most of it to others, however often one network begins anew", async () => {
    const { services, system } = staged.world;
    const model = await priceAModel();
    const settings = { ...defaultDemoSettings, atOnce: 1_000, modelBudgetCents: 500 };
    /** A demo that costs `micros` and is ended. */
    const spendFrom = async (ip: string, micros: number) => {
      const source = createCtx(services, { type: "system", name: "demo" }, { source: { ip } });
      const { userId } = await beginDemo(source, settings);
      const use = { workspaceId: userId, userId, entitlement: "model_cost", amount: micros } as const;
      await recordUsage(system, { ...use, requestId: `cost:${userId}` });
      await endDemo(system, { userId, reason: "asked" });
    };
    // A fifth of the budget is a dollar, of which a demo sets half aside.
    await spendFrom("192.0.2.7", 10_000);
    await spendFrom("192.0.2.7", 490_000);
    await spendFrom("192.0.2.7", 10_000);
    const refused = await spendFrom("192.0.2.7", 0).catch((error) => error);
    expect(refused).toMatchObject({ code: "demo.share_used", status: 429 });
    expect(refused.message).toMatch(/^Demos from your network have used up their share.* in \d+ h\.$/);
    expect(refused.details.retryAfterSeconds).toBeLessThanOrEqual(86_400);
    await spendFrom("192.0.2.8", 0);
    expect(await linesWith("192.0.2.7")).toEqual([]);
    const used = await staged.world.look("select used_micros::int as used from demo_days order by used desc");
    expect(used.slice(0, 2)).toEqual([{ used: 510_000 }, { used: 510_000 }]);
    await staged.world.look("delete from demo_days");
    await disableModel(system, { ref: model.id });
  });

  it("of what models may cost on a day hold for all demos together; what was not used is given back", async () => {
    const model = await priceAModel();
    const settings = { ...defaultDemoSettings, atOnce: 1_000, modelBudgetCents: 60 };
    await staged.world.look("insert into demo_days (day, used_micros) values (current_date - 2, 1)");
    const demo = await beginDemo(staged.world.system, settings);
    expect(demo.budgetMicros).toBe(500_000);
    const refused = await beginDemo(staged.world.system, settings).catch((error) => error);
    expect(refused).toMatchObject({ code: "demo.budget_used", status: 429 });
    expect(refused.details.retryAfterSeconds).toBeLessThanOrEqual(86_400);
    await endDemo(staged.world.system, { userId: demo.userId, reason: "asked" });
    const again = await beginDemo(staged.world.system, settings);
    await endDemo(staged.world.system, { userId: again.userId, reason: "asked" });
    await endDemos.perform(staged.world.system, {});
    expect(await staged.world.look("select used_micros::int as used from demo_days")).toEqual([{ used: 0 }]);
    await disableModel(staged.world.system, { ref: model.id });
  });
});
