import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type ModelServer, startModelServer } from "#mocks/model-server/start-model-server.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { addModel } from "../add-model.ts";
import { addProvider } from "../add-provider.ts";
import { enableModel } from "../enable-model.ts";
import { getModel } from "../get-model.ts";
import { invalidateModels } from "../model-catalogue.ts";
import { modelsModule } from "../module.ts";
import { failuresUntilPause, insertFailure } from "./health.repository.ts";

const person = createUserActor();
let server: TestServer;
let broken: ModelServer;
let other: ModelServer;
let nowMs = Date.now();
let calls = 0;

beforeAll(async () => {
  server = await createTestServer({ modules: [modelsModule], now: () => new Date(nowMs) });
  await storePerson(server, person);
  [broken, other] = await Promise.all([startModelServer(), startModelServer()]);
  await connect("Broken", broken, "scripted");
  await connect("Other", other, "echo");
});
afterAll(async () => {
  await Promise.all([broken.close(), other.close()]);
  await server[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await server.look("delete from model_health");
  invalidateModels(server.services);
  broken.requests.length = 0;
  other.requests.length = 0;
});

async function connect(name: string, { url, apiKey }: ModelServer, modelId: string): Promise<void> {
  const kind = "openai_compatible";
  const { id: providerId } = await addProvider(server.system, { kind, name, baseUrl: url, apiKey });
  await addModel(server.system, { providerId, modelId });
  await enableModel(server.system, { ref: `${name}/${modelId}` });
}

/** Asks once, as a person does, and says who answered. */
async function ask(script: string, ref?: string): Promise<string> {
  invalidateModels(server.services);
  const routed = await getModel(server.as(person), ref);
  calls += 1;
  const { userId, workspaceId } = person;
  const paid = routed.paidBy({
    payer: { type: "workspace", userId, workspaceId },
    requestId: `call:${calls}`,
    purpose: "chat",
  });
  const text = `[[script:${script}]]`;
  try {
    const reader = await paid.answer({ prompt: [{ role: "user", content: [{ type: "text", text }] }] });
    for (let parts = await reader.read(); parts; parts = await reader.read());
    return routed.answeredBy().label;
  } catch {
    return "nobody";
  } finally {
    await paid.settled();
  }
}
async function waitingForLocks(): Promise<number> {
  const waiting = "wait_event_type = 'Lock' and datname = current_database()";
  return (await server.look(`select from pg_stat_activity where ${waiting}`)).length;
}
const failUntilPause = async () => {
  for (let time = 0; time < failuresUntilPause; time += 1) expect(await ask("overloaded")).toBe("echo");
  broken.requests.length = 0;
};

describe("a model that fails several times in a row", () => {
  it("is skipped for a while, then one call tries it, and its answer ends the pause", async () => {
    await failUntilPause();
    expect(await ask("tokens count=1")).toBe("echo");
    expect(broken.requests).toHaveLength(0);

    nowMs += 31_000;
    expect(await ask("tokens count=1")).toBe("scripted");
    expect(await ask("tokens count=1")).toBe("scripted");
  });

  it("pauses twice as long when its trial fails", async () => {
    await failUntilPause();
    nowMs += 31_000;
    expect(await ask("overloaded")).toBe("echo");
    expect(broken.requests).toHaveLength(1);
    nowMs += 31_000;
    expect(await ask("tokens count=1")).toBe("echo");
    nowMs += 30_000;
    expect(await ask("tokens count=1")).toBe("scripted");
  });

  it("is still asked by whoever chose it, and by nobody else", async () => {
    await failUntilPause();
    expect(await ask("overloaded", "Broken/scripted")).toBe("nobody");
    expect(broken.requests).toHaveLength(1);
    expect(other.requests).toHaveLength(failuresUntilPause);
    expect(await ask("tokens count=1", "Broken/scripted")).toBe("scripted");
    expect(await ask("tokens count=1")).toBe("scripted");
  });

  it("is tried by one of several calls at once, whichever server makes them", async () => {
    await failUntilPause();
    nowMs += 31_000;
    const others = Promise.withResolvers<void>();
    const answered: string[] = [];
    const asked = [1, 2, 3, 4].map(async () => {
      answered.push(await ask("held name=trial count=2"));
      if (answered.length === 3) others.resolve();
    });
    await others.promise;
    expect(answered).toEqual(["echo", "echo", "echo"]);
    broken.release("trial");
    await Promise.all(asked);
    expect(answered.at(-1)).toBe("scripted");
  });

  it("is not skipped when others refuse for a reason that stays", async () => {
    for (let time = 0; time < 5; time += 1) await ask("no-credit");
    expect(await ask("tokens count=1")).toBe("scripted");
  });
});

describe("the health of a model", () => {
  it("counts every failure of several at once, and they open the breaker together", async () => {
    const { servicePool } = server.services;
    const [model] = await server.look<{ id: string }>("select id from models where model_id = 'scripted'");
    const fail = (isTransient: boolean) =>
      insertFailure(servicePool, {
        ...{ modelId: String(model?.id), now: new Date(nowMs), isTransient, retryAfterMs: 0 },
        ...{ code: "model.unavailable", message: "It failed.", said: null },
      });
    await fail(false);
    const holder = await servicePool.connect();
    await holder.query("begin; select from model_health for update");
    const atOnce = Array.from({ length: failuresUntilPause }, () => fail(true));
    await vi.waitFor(async () => expect(await waitingForLocks()).toBe(failuresUntilPause), 5_000);
    await holder.query("commit");
    holder.release();
    await Promise.all(atOnce);
    expect(await server.look("select failures_in_row, paused_until from model_health")).toEqual([
      { failures_in_row: failuresUntilPause, paused_until: new Date(nowMs + 30_000) },
    ]);
  });

  it("counts answers and failures, and keeps the provider's words", async () => {
    await ask("tokens count=1");
    await ask("overloaded");
    const [row] = await server.look<Record<string, unknown>>(
      `select last_failure_code, last_failure_words, failures_in_row from model_health h
       join models m on m.id = h.model_id where m.model_id = 'scripted'`,
    );
    expect(row).toEqual({
      last_failure_code: "model.unavailable",
      last_failure_words: "The engine is currently overloaded.",
      failures_in_row: 1,
    });
  });

  it("keeps no words of a provider that rejects a request, because it may quote it", async () => {
    await ask("too-long");
    const [row] = await server.look<Record<string, unknown>>(
      "select last_failure_code, last_failure_words from model_health where last_failure_code is not null",
    );
    expect(row).toEqual({ last_failure_code: "model.rejected", last_failure_words: null });
  });
});
