import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { UserActor } from "#platform/server/context.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { addModel } from "../add-model.ts";
import { addProvider } from "../add-provider.ts";
import { modelsModule } from "../module.ts";

let server: TestServer;
let modelId: string;
const admin: UserActor = { ...createUserActor(), isAdmin: true };
const prices = { inputMicros: 2_500_000, cachedInputMicros: 250_000, outputMicros: 10_000_000 };

beforeAll(async () => {
  server = await createTestServer({ modules: [modelsModule] });
  await storePerson(server, admin);
  const provider = await addProvider(server.system, {
    kind: "openai_compatible",
    name: "Vendor",
    baseUrl: "http://127.0.0.1:9",
  });
  modelId = (await addModel(server.system, { providerId: provider.id, modelId: "large" })).id;
});
afterAll(() => server[Symbol.asyncDispose]());

const call = (method: "GET" | "POST", path: string, payload?: object, actor = admin) =>
  server.server.inject({
    method,
    url: `/api/v1/admin/${path}`,
    headers: server.headersOf(actor),
    ...(payload ? { payload } : {}),
  });
const set = (body: object) =>
  call("POST", "model-prices", { target: { type: "model", modelId }, prices, ...body });
const priceNow = async () => (await call("GET", "models")).json().items[0].price;

describe("admins", () => {
  it("see that a model has no price, set one, and take it away again", async () => {
    expect(await priceNow()).toBeNull();
    const { statusCode } = await set({});
    expect(statusCode).toBe(201);
    expect(await priceNow()).toMatchObject({ prices, target: { type: "model", modelId } });
    await set({ prices: null });
    expect(await priceNow()).toBeNull();
  });

  it("set a price for a pattern, and one that begins later", async () => {
    const target = { type: "pattern", providerKind: "openai_compatible", pattern: "lar*" };
    await set({ target });
    await set({ target, prices: { ...prices, inputMicros: 1 }, validFrom: "2199-01-01T00:00:00.000Z" });
    expect(await priceNow()).toMatchObject({ prices, target });
  });

  it("see every version, the newest first, page by page", async () => {
    const first = (await call("GET", "model-prices?limit=3")).json();
    expect(first.items).toHaveLength(3);
    expect(first.items[0]).toMatchObject({ validFrom: "2199-01-01T00:00:00.000Z" });
    const rest = (await call("GET", `model-prices?limit=1&cursor=${first.nextCursor}`)).json();
    expect(rest.items).toMatchObject([{ prices, target: { modelId } }]);
  });

  it("leave a trail that names them", async () => {
    const [event] = await server.look<{ envelope: Buffer }>(
      "select envelope from audit_events where act = 'model_price.removed'",
    );
    expect(String(event?.envelope)).toContain(admin.userId);
    const [row] = await server.look(
      "select distinct created_by from model_prices where created_by is not null",
    );
    expect(row).toEqual({ created_by: admin.userId });
  });
});

describe("a price is refused", () => {
  it("from whoever is no admin of the installation", async () => {
    const member = { ...admin, isAdmin: false };
    expect((await call("POST", "model-prices", {}, member)).statusCode).toBe(403);
    expect((await call("GET", "model-prices", undefined, member)).statusCode).toBe(403);
    expect((await call("GET", "models", undefined, member)).statusCode).toBe(403);
  });

  it("for the past, for no model, and beyond what a price can be", async () => {
    expect((await set({ validFrom: "2020-01-01T00:00:00.000Z" })).json().error.code).toBe(
      "model_price.in_the_past",
    );
    const nobody = { type: "model", modelId: "01900000-0000-7000-8000-000000000000" };
    expect((await set({ target: nobody })).json().error.code).toBe("model.not_found");
    for (const inputMicros of [-1, 0.5, 1e15]) {
      expect((await set({ prices: { ...prices, inputMicros } })).statusCode).toBe(400);
    }
    expect((await call("GET", "model-prices?cursor=nonsense")).statusCode).toBe(400);
  });
});
