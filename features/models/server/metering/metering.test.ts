import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { releaseUsage } from "#features/entitlements/server/index.ts";
import { type ModelServer, startModelServer } from "#mocks/model-server/start-model-server.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { addModel } from "../add-model.ts";
import { addProvider } from "../add-provider.ts";
import { enableModel } from "../enable-model.ts";
import { getModel } from "../get-model.ts";
import { modelsModule } from "../module.ts";
import { setModelPrice } from "../prices/set-model-price.ts";
import { testModel } from "../test-model.ts";
import { budgetRefusalOf } from "./budget-refusal.ts";

let server: TestServer;
let vendor: ModelServer;
let person: UserActor;
/** A dollar for each token that is written, a cent for each that is read. */
const prices = { inputMicros: 1e10, cachedInputMicros: 1e10, outputMicros: 1e12 };

beforeAll(async () => {
  server = await createTestServer({ modules: [modelsModule] });
  vendor = await startModelServer();
  const provider = await addProvider(server.system, {
    kind: "openai_compatible",
    name: "Vendor",
    baseUrl: vendor.url,
    apiKey: vendor.apiKey,
  });
  for (const modelId of ["failing", "scripted", "tokens"]) {
    const model = await addModel(server.system, { providerId: provider.id, modelId });
    await enableModel(server.system, { ref: model.id });
    const target = { type: "model" as const, modelId: model.id };
    if (modelId !== "tokens") await setModelPrice(server.system, { target, prices });
  }
});
afterAll(async () => {
  await vendor.close();
  await server[Symbol.asyncDispose]();
});
beforeEach(async () => {
  person = createUserActor();
  await storePerson(server, person);
  vendor.requests.length = 0;
});

async function giveBudget(dollars: number): Promise<void> {
  await server.look(
    `insert into entitlement_overrides (workspace_id, entitlement, id, value_limit, reason, starts_at)
     values ($1, 'model_cost', $2, $3, 'test', now() - interval '1 day')
     on conflict (workspace_id, entitlement) do update set value_limit = excluded.value_limit`,
    [person.workspaceId, newId(), dollars * 1_000_000],
  );
}

const callOf = (requestId: string = newId()) => ({
  payer: { type: "workspace" as const, workspaceId: person.workspaceId, userId: person.userId },
  requestId,
  purpose: "chat" as const,
});
const options = (text: string, maxOutputTokens = 50, abortSignal?: AbortSignal) => ({
  prompt: [{ role: "user" as const, content: [{ type: "text" as const, text }] }],
  maxOutputTokens,
  ...(abortSignal ? { abortSignal } : {}),
});

/** Asks and reads to the end; resolves when it is counted. */
async function ask(text: string, { ref = "scripted", call = callOf(), max = 50 } = {}): Promise<string> {
  const model = (await getModel(server.system, ref || undefined)).paidBy(call);
  let said = "";
  try {
    const reader = await model.answer(options(text, max));
    for (let parts = await reader.read(); parts; parts = await reader.read()) {
      for (const part of parts) if (part.type === "text-delta") said += part.delta;
    }
  } finally {
    await model.settled();
  }
  return said;
}

interface Entry {
  entitlement: string;
  state: string;
  reserved_amount: number;
  used_amount: number;
  facts: Record<string, unknown>;
}
const ledger = () =>
  server.look<Entry>(
    `select entitlement, state, reserved_amount, used_amount, facts from usage_ledger
     where workspace_id = $1 order by created_at, request_id`,
    [person.workspaceId],
  );
const counters = (entitlement = "model_cost") =>
  server.look<{ scope: string; used: number; reserved: number }>(
    `select scope, used, reserved from usage_counters
     where workspace_id = $1 and entitlement = $2 order by scope desc`,
    [person.workspaceId, entitlement],
  );

describe("a call of a model", () => {
  it("reserves the most that it may cost and settles what it did cost, for the workspace and the user", async () => {
    await ask("[[script:tokens count=7]]");
    const [cost, tokens] = await ledger();
    const { input_tokens: read } = cost?.facts ?? {};
    expect(cost).toMatchObject({ entitlement: "model_cost", state: "settled" });
    expect(cost?.facts).toMatchObject({
      output_tokens: 7,
      cached_input_tokens: 0,
      price: expect.any(String),
    });
    expect(cost?.used_amount).toBe(Number(read) * 10_000 + 7_000_000);
    expect(cost?.reserved_amount).toBeGreaterThan(50_000_000);
    expect(tokens).toMatchObject({ entitlement: "tokens", used_amount: Number(read) + 7 });
    const used = cost?.used_amount;
    expect(await counters()).toEqual([
      { scope: "workspace", used, reserved: 0 },
      { scope: "user", used, reserved: 0 },
    ]);
  });

  it("counts once when its name comes again", async () => {
    const call = callOf("run:1:1");
    await ask("[[script:tokens count=7]]", { call });
    const before = await counters();
    await ask("[[script:tokens count=9]]", { call });
    expect(await counters()).toEqual(before);
  });

  it("that is stopped pays what it had read and written until then", async () => {
    const stop = new AbortController();
    const model = (await getModel(server.system, "scripted")).paidBy(callOf());
    const reader = await model.answer(options("[[script:tokens count=400 gap=10ms]]", 500, stop.signal));
    let characters = 0;
    while (characters < 40) {
      for (const part of (await reader.read()) ?? []) {
        if (part.type === "text-delta") characters += part.delta.length;
      }
    }
    stop.abort();
    reader.cancel();
    await model.settled();
    const [cost] = await ledger();
    expect(cost).toMatchObject({ state: "settled", facts: { tokens_estimated: true } });
    expect(cost?.facts.output_tokens).toBe(Math.ceil(characters / 4));
    expect(cost?.facts.input_tokens).toBeGreaterThan(5);
  });

  it.each(["cut", "unfinished", "error-in-stream"])(
    "whose answer ends as %s pays for what came",
    async (script) => {
      await ask(`[[script:${script}]]`).catch(() => undefined);
      const [cost] = await ledger();
      expect(cost).toMatchObject({ state: "settled", facts: { tokens_estimated: true } });
      expect(cost?.used_amount).toBeGreaterThan(0);
      expect((await counters())[0]?.reserved).toBe(0);
    },
  );

  it("whose reservation was released while it went on is counted all the same", async () => {
    const call = callOf();
    const model = (await getModel(server.system, "scripted")).paidBy(call);
    const reader = await model.answer(options("[[script:tokens count=7 gap=5ms]]"));
    const { workspaceId } = person;
    await releaseUsage(server.system, { workspaceId, requestId: `${call.requestId}:1` });
    while (await reader.read());
    await model.settled();
    const [cost] = await ledger();
    expect(cost).toMatchObject({ state: "settled", facts: { output_tokens: 7 } });
    expect((await counters())[0]).toEqual({ scope: "workspace", used: cost?.used_amount, reserved: 0 });
  });

  it("that the provider refuses costs nothing", async () => {
    await expect(ask("Hello", { ref: "failing" })).rejects.toThrow();
    expect(await ledger()).toMatchObject([{ entitlement: "model_cost", state: "released", used_amount: 0 }]);
    expect(await counters()).toMatchObject([
      { used: 0, reserved: 0 },
      { used: 0, reserved: 0 },
    ]);
  });

  it("that goes on to another model reserves for each, and pays the one that answers", async () => {
    await ask("[[script:tokens count=3]]", { ref: "" });
    const costs = (await ledger()).filter(({ entitlement }) => entitlement === "model_cost");
    expect(costs.map(({ state }) => state).sort()).toEqual(["released", "settled"]);
    expect(costs.find(({ state }) => state === "settled")?.facts.output_tokens).toBeGreaterThan(0);
  });

  it("of a model without a price costs nothing and needs no budget; its tokens are counted", async () => {
    await giveBudget(0);
    await ask("Hello", { ref: "tokens" });
    expect(await ledger()).toMatchObject([{ entitlement: "tokens", state: "settled" }]);
    await ask("Hello", { ref: "builtin" });
    expect(await ledger()).toHaveLength(1);
  });

  it("by which an admin tries a model stands in the trail with its cost, and uses nobody's budget", async () => {
    await testModel(server.system, "scripted");
    const events = await server.look<{ envelope: Buffer }>(
      "select envelope from audit_events where act = 'model.tried'",
    );
    const { facts } = JSON.parse(String(events[0]?.envelope));
    expect(facts.cost_micros).toBeGreaterThan(0);
    expect(await ledger()).toEqual([]);
  });
});

describe("a budget", () => {
  it("refuses a call that could cost more than is left, before the provider is asked", async () => {
    await giveBudget(20);
    const failure = await ask("[[script:tokens count=3]]").catch((error: unknown) => error);
    expect(budgetRefusalOf(failure)).toMatchObject({
      scope: "workspace",
      limitMicros: 20_000_000,
      usedMicros: 0,
    });
    expect(vendor.requests).toEqual([]);
    await giveBudget(100);
    await expect.poll(() => ask("[[script:tokens count=3]]").then(Boolean, () => false)).toBe(true);
  });

  it("of one user refuses that user and nobody else", async () => {
    await server.look(
      `insert into usage_budgets (workspace_id, scope, scope_id, entitlement, value_limit)
       values ($1, 'user', $2, 'model_cost', 1000000)`,
      [person.workspaceId, person.userId],
    );
    const failure = await ask("Hello").catch((error: unknown) => error);
    expect(budgetRefusalOf(failure)?.scope).toBe("user");
    const other = createUserActor({ workspaceId: person.workspaceId });
    await storePerson(server, other);
    const payer = { ...callOf().payer, userId: other.userId };
    expect(await ask("[[script:tokens count=1]]", { call: { ...callOf(), payer } })).not.toBe("");
  });

  it("of tokens that is used up keeps no call from being paid", async () => {
    await server.look(
      `insert into usage_budgets (workspace_id, scope, scope_id, entitlement, value_limit)
       values ($1, 'user', $2, 'tokens', 0)`,
      [person.workspaceId, person.userId],
    );
    await ask("[[script:tokens count=7]]");
    const [cost] = await ledger();
    expect(cost).toMatchObject({ entitlement: "model_cost", state: "settled" });
    expect((await counters("tokens")).map(({ scope }) => scope)).toEqual(["workspace", "user"]);
  });

  it("of an agent refuses that agent's calls and no others of the person", async () => {
    const agentId = newId();
    await server.look(
      `insert into usage_budgets (workspace_id, scope, scope_id, entitlement, value_limit)
       values ($1, 'agent', $2, 'model_cost', 1000000)`,
      [person.workspaceId, agentId],
    );
    const payer = { ...callOf().payer, agentId };
    const failure = await ask("Hello", { call: { ...callOf(), payer } }).catch((error: unknown) => error);
    expect(budgetRefusalOf(failure)?.scope).toBe("agent");
    expect(await ask("[[script:tokens count=1]]")).not.toBe("");
  });

  it("is not overrun by 200 calls at once", async () => {
    // Each may cost 5 dollars and something, and costs a good 2.
    await giveBudget(60);
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, () =>
        ask("[[script:tokens count=2 gap=20ms]]", { max: 5 }).then(
          () => "answered",
          (error: unknown) => (budgetRefusalOf(error) ? "refused" : "failed"),
        ),
      ),
    );
    const answered = outcomes.filter((outcome) => outcome === "answered").length;
    expect(new Set(outcomes)).toEqual(new Set(["answered", "refused"]));
    expect(answered).toBeGreaterThanOrEqual(10);
    expect(vendor.requests).toHaveLength(answered);
    const [workspace] = await counters();
    expect(workspace?.reserved).toBe(0);
    expect(workspace?.used).toBeLessThanOrEqual(60_000_000);
    const settled = (await ledger()).filter(
      ({ state, entitlement }) => state === "settled" && entitlement === "model_cost",
    );
    expect(settled.reduce((sum, { used_amount }) => sum + used_amount, 0)).toBe(workspace?.used);
  });
});
