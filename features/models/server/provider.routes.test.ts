import { describe, expect, it } from "vitest";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { person, stageModels } from "./testing/stage-models.ts";

const models = stageModels();
const admin = createUserActor({ isAdmin: true });

/** A request of an admin, or of somebody else; resolves with the status and the body. */
async function call(method: "GET" | "POST" | "PUT" | "DELETE", url: string, body?: object, by = admin) {
  const reply = await models.server.server.inject({
    method,
    url: `/api/v1/admin${url}`,
    headers: models.server.headersOf(by),
    ...(body ? { payload: body } : {}),
  });
  return { status: reply.statusCode, text: reply.body, body: reply.body ? reply.json() : undefined };
}
const scripted = (more: object = {}) => ({
  choice: "openai_compatible",
  name: "Scripted",
  baseUrl: models.vendor.url,
  apiKey: models.vendor.apiKey,
  ...more,
});
const connect = async () => (await call("POST", "/model-providers", scripted())).body.id as string;

describe("an admin in the browser", () => {
  it("connects a provider, chooses a model, and reads what a test found; the key is in no reply", async () => {
    const connected = await call("POST", "/model-providers", scripted());
    expect(connected).toMatchObject({ status: 201, body: { name: "Scripted", hasKey: true } });
    const { id } = connected.body;
    const offered = await call("GET", `/model-providers/${id}/offered-models`);
    expect(offered.body.items).toContainEqual({ modelId: "scripted", contextTokens: 8_192, isAdded: false });

    const adopted = await call("POST", `/model-providers/${id}/models`, { modelId: "scripted" });
    expect(adopted).toMatchObject({ status: 201, body: { failure: null, isEnabled: true } });
    const listed = await call("GET", "/models");
    expect(listed.body.items).toEqual([
      expect.objectContaining({
        modelId: "scripted",
        isDefault: true,
        contextTokens: 8_192,
        capabilities: { chat: true, tools: true, jsonSchema: true, vision: false, embeddings: false },
        testedAt: expect.any(String),
      }),
    ]);
    const providers = await call("GET", "/model-providers");
    expect(providers.body.items).toEqual([expect.objectContaining({ hasKey: true, modelCount: 1 })]);
    const all = [connected, offered, adopted, listed, providers].map(({ text }) => text).join();
    expect(all).not.toContain(models.vendor.apiKey);
  });

  it("reads the provider's own words when the key is refused, without the key, and nothing is stored", async () => {
    const refused = await call("POST", "/model-providers", scripted({ apiKey: "a-wrong-key" }));
    expect(refused).toMatchObject({
      status: 422,
      body: {
        error: {
          code: "model_provider.key_refused",
          message: "The provider refused the key (401): “Incorrect API key provided.”",
        },
      },
    });
    expect(refused.text).not.toContain("a-wrong-key");
    expect(await models.server.look("select id from model_providers")).toEqual([]);
  });

  it.each([
    [{ choice: "unheard_of" }, 400, "request.invalid"],
    [{ baseUrl: "http://127.0.0.1:9/v1" }, 422, "model_provider.unreachable"],
    [{ baseUrl: "file:///etc/passwd" }, 422, "model_provider.url_invalid"],
    [{ choice: "mistral", baseUrl: undefined, apiKey: undefined }, 422, "model_provider.key_required"],
    [{ choice: "azure_openai", baseUrl: undefined }, 422, "model_provider.url_required"],
    [{ apiKey: undefined, keySetting: "PATH" }, 422, "model_provider.key_not_offered"],
  ])("is refused %j", async (more, status, code) => {
    expect(await call("POST", "/model-providers", scripted(more))).toMatchObject({
      status,
      body: { error: { code } },
    });
  });

  it("replaces a key only by one that the provider accepts", async () => {
    const id = await connect();
    const sealed = () => models.server.look<{ api_key: string }>("select api_key from model_providers");
    const before = await sealed();
    const refused = await call("PUT", `/model-providers/${id}/key`, { apiKey: "another" });
    expect(refused.body.error.code).toBe("model_provider.key_refused");
    expect(await sealed()).toEqual(before);
    expect((await call("PUT", `/model-providers/${id}/key`, { apiKey: models.vendor.apiKey })).status).toBe(
      204,
    );
    expect(await sealed()).not.toEqual(before);
  });

  it("keeps a model off whose test fails, with the provider's exact words", async () => {
    const id = await connect();
    const adopted = await call("POST", `/model-providers/${id}/models`, { modelId: "failing" });
    expect(adopted.body).toMatchObject({
      isEnabled: false,
      failure: {
        code: "model.unavailable",
        said: "The server had an error while processing the request.",
      },
    });
    const [model] = (await call("GET", "/models")).body.items;
    expect(model).toMatchObject({
      isEnabled: false,
      testedAt: null,
      health: { lastFailure: { said: "The server had an error while processing the request." } },
    });
  });

  it("switches, prefers, orders and removes models", async () => {
    const id = await connect();
    const adopt = async (modelId: string) =>
      (await call("POST", `/model-providers/${id}/models`, { modelId })).body.modelId as string;
    const [first, second] = [await adopt("scripted"), await adopt("echo")];
    expect((await call("PUT", "/model-purposes/chat", { modelId: second })).status).toBe(204);
    expect((await call("PUT", "/model-fallbacks", { modelIds: [second, first] })).status).toBe(204);
    expect((await call("PUT", "/model-fallbacks", { modelIds: [first, first] })).body.error.code).toBe(
      "model.not_the_enabled",
    );
    expect((await call("PUT", `/models/${first}/enabled`, { isEnabled: false })).status).toBe(204);
    expect((await call("PUT", "/model-fallbacks", { modelIds: [first] })).status).toBe(409);
    expect((await call("DELETE", `/models/${second}`)).status).toBe(204);
    expect((await call("DELETE", `/model-providers/${id}`)).status).toBe(204);
    expect((await call("GET", "/models")).body.items).toEqual([]);
  });
});

describe("somebody who is no admin", () => {
  it.each([
    ["GET", "/model-providers"],
    ["GET", "/model-provider-offers"],
    ["GET", "/models"],
    ["POST", "/model-providers"],
    ["GET", "/model-audiences"],
  ] as const)("is refused %s %s", async (method, url) => {
    const reply = await call(method, url, method === "POST" ? scripted() : undefined, person);
    expect(reply).toMatchObject({ status: 403, body: { error: { code: "auth.forbidden" } } });
  });
});
