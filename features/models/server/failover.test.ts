import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ModelServer, startModelServer } from "#mocks/model-server/start-model-server.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { addModel } from "./add-model.ts";
import { addProvider } from "./add-provider.ts";
import { enableModel } from "./enable-model.ts";
import { getModel } from "./get-model.ts";
import { modelsModule } from "./module.ts";

let server: TestServer;
let chosen: ModelServer;
let other: ModelServer;

beforeAll(async () => {
  server = await createTestServer({ modules: [modelsModule] });
  [chosen, other] = await Promise.all([startModelServer(), startModelServer()]);
  await connect("Chosen", chosen, "failing");
  await connect("Other", other, "echo");
});
afterAll(async () => {
  await Promise.all([chosen.close(), other.close()]);
  await server[Symbol.asyncDispose]();
});
beforeEach(() => {
  other.requests.length = 0;
});

async function connect(name: string, { url, apiKey }: ModelServer, modelId: string): Promise<void> {
  const kind = "openai_compatible";
  const { id: providerId } = await addProvider(server.system, { kind, name, baseUrl: url, apiKey });
  await addModel(server.system, { providerId, modelId });
  await enableModel(server.system, { ref: `${name}/${modelId}` });
}

const tried = { payer: { type: "installation" as const }, requestId: "test", purpose: "test" as const };
const prompt = [{ role: "user" as const, content: [{ type: "text" as const, text: "Secret" }] }];

describe("a prompt", () => {
  it.each(["Chosen/failing", "failing"])(
    "for the model %s goes to no other provider when that fails",
    async (ref) => {
      const routed = await getModel(server.system, ref);
      await expect(routed.paidBy(tried).answer({ prompt })).rejects.toThrow();
      expect(other.requests).toEqual([]);
      expect(routed.answeredBy().label).toBe("failing");
    },
  );

  it("for the default goes on to the next model in its order, and the answer knows both", async () => {
    const routed = await getModel(server.system);
    (await routed.paidBy(tried).answer({ prompt })).cancel();
    expect(other.requests).toHaveLength(1);
    expect(routed).toMatchObject({ label: "failing", provider: "Chosen", kind: "openai_compatible" });
    expect(routed.answeredBy()).toMatchObject({ label: "echo", provider: "Other" });
    expect(routed.answeredBy().id).not.toBe(routed.id);
  });
});
