import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ModelServer, startModelServer } from "#mocks/model-server/start-model-server.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { addModel } from "./add-model.ts";
import { addProvider } from "./add-provider.ts";
import { modelsCli } from "./admin-cli.ts";
import { disableModel } from "./disable-model.ts";
import { enableModel } from "./enable-model.ts";
import { getModel } from "./get-model.ts";
import { makeDefaultModel } from "./make-default-model.ts";
import { forgetModels } from "./model-catalogue.ts";
import { modelsModule } from "./module.ts";

let server: TestServer;
let vendor: ModelServer;
const person = createUserActor();

beforeAll(async () => {
  server = await createTestServer({ modules: [modelsModule] });
  vendor = await startModelServer({ apiKey: "vendor-secret-key" });
});
afterAll(async () => {
  await vendor.close();
  await server[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await server.look("truncate model_prices, models, model_providers");
  forgetModels(server.services);
});

/** Connects the scripted server and switches on these of its models. */
async function connect(name: string, ...modelIds: string[]) {
  const provider = await addProvider(server.system, {
    kind: "openai_compatible",
    name,
    baseUrl: vendor.url,
    apiKey: vendor.apiKey,
  });
  for (const modelId of modelIds) {
    await addModel(server.system, { providerId: provider.id, modelId });
    await enableModel(server.system, { ref: `${name}/${modelId}` });
  }
  return provider;
}

const tried = { payer: { type: "installation" as const }, requestId: "test" };

async function answerOf(modelRef?: string): Promise<string> {
  const routed = await getModel(server.as(person), modelRef);
  const { stream } = await routed.paidBy(tried).doStream({
    prompt: [{ role: "user", content: [{ type: "text", text: "Hello" }] }],
  });
  let text = "";
  for await (const part of stream) if (part.type === "text-delta") text += part.delta;
  return text;
}

const listed = async () =>
  (await server.server.inject({ url: "/api/v1/models", headers: server.headersOf(person) })).json().items;

describe("the model that answers", () => {
  it("is the built-in assistant as long as none is connected", async () => {
    const routed = await getModel(server.as(person));
    expect(routed).toMatchObject({ isBuiltin: true, label: "Built-in assistant" });
    expect(await answerOf()).toContain("I follow rules rather than a language model");
    expect(await listed()).toEqual([
      expect.objectContaining({
        id: "builtin",
        badge: "Built-in, no model",
        isBuiltin: true,
        isDefault: true,
      }),
    ]);
  });

  it("is the first one that is switched on, at once", async () => {
    await getModel(server.as(person));
    await connect("Scripted", "echo");
    expect(await getModel(server.as(person))).toMatchObject({
      provider: "Scripted",
      modelId: "echo",
      isBuiltin: false,
    });
    expect(await answerOf()).toBe("You said: Hello");
  });

  it("is the one asked for, by id, name or label", async () => {
    await connect("Scripted", "echo", "markdown");
    const [, second] = await listed();
    for (const ref of [second.id, "Scripted/markdown", "markdown"]) {
      expect((await getModel(server.as(person), ref)).modelId).toBe("markdown");
    }
    expect((await getModel(server.as(person), "builtin")).isBuiltin).toBe(true);
  });

  it("is another when the default fails, and the answer says which", async () => {
    await connect("Scripted", "failing", "echo");
    const routed = await getModel(server.as(person));
    const { stream } = await routed.paidBy(tried).doStream({
      prompt: [{ role: "user", content: [{ type: "text", text: "Hello" }] }],
    });
    await stream.cancel();
    expect(routed.modelId).toBe("failing");
    expect(routed.answeredBy().modelId).toBe("echo");
  });

  it("cannot be one that is switched off or unknown", async () => {
    await connect("Scripted", "echo", "markdown");
    await disableModel(server.system, { ref: "markdown" });
    for (const ref of ["markdown", newId(), "nonsense"]) {
      await expect(getModel(server.as(person), ref)).rejects.toMatchObject({ code: "model.not_found" });
    }
  });
});

describe("switching models", () => {
  it("keeps one default: the first, the one made it, or the next when it is switched off", async () => {
    await connect("Scripted", "echo", "markdown");
    expect((await listed())[0]).toMatchObject({ label: "echo", isDefault: true });
    await makeDefaultModel(server.system, { ref: "markdown" });
    expect((await listed())[0]).toMatchObject({ label: "markdown", isDefault: true });
    await disableModel(server.system, { ref: "markdown" });
    expect((await listed())[0]).toMatchObject({ label: "echo", isDefault: true });
    await disableModel(server.system, { ref: "echo" });
    expect(await listed()).toHaveLength(1);
  });

  it("refuses to make a default of one that is off", async () => {
    const provider = await connect("Scripted");
    await addModel(server.system, { providerId: provider.id, modelId: "echo" });
    await expect(makeDefaultModel(server.system, { ref: "echo" })).rejects.toMatchObject({
      code: "model.is_disabled",
    });
  });

  it("leaves an audit event of the installation for each change", async () => {
    await connect("Audited", "echo");
    await makeDefaultModel(server.system, { ref: "Audited/echo" });
    await disableModel(server.system, { ref: "Audited/echo" });
    const rows = await server.look<{ act: string }>(
      "select act from audit_events where workspace_id = '00000000-0000-0000-0000-000000000000' order by id desc limit 5",
    );
    expect(rows.map(({ act }) => act).reverse()).toEqual([
      "model_provider.created",
      "model.created",
      "model.enabled",
      "model.made_default",
      "model.disabled",
    ]);
  });

  it("is not for people: they see no provider, no model row and no key", async () => {
    await connect("Scripted", "echo");
    await expect(enableModel(server.as(person), { ref: "echo" })).rejects.toThrow();
    await expect(
      addProvider(server.as(person), { kind: "openai", name: "Mine", apiKey: "k" }),
    ).rejects.toThrow();
    expect(JSON.stringify(await listed())).not.toContain(vendor.apiKey);
  });

  it("seals the key", async () => {
    await connect("Scripted");
    const [row] = await server.look("select * from model_providers");
    expect(row?.api_key).toMatch(/^v1\./);
    expect(JSON.stringify(row)).not.toContain(vendor.apiKey);
  });
});

describe("connecting a provider", () => {
  it.each([
    [{ kind: "openai_compatible" as const, name: "X" }, "model_provider.url_required"],
    [{ kind: "openai_compatible" as const, name: "X", baseUrl: "file:///etc" }, "model_provider.url_invalid"],
    [{ kind: "openai" as const, name: "X" }, "model_provider.key_required"],
  ])("refuses %j", async (input, code) => {
    await expect(addProvider(server.system, input)).rejects.toMatchObject({ code });
  });

  it("refuses a name that is taken", async () => {
    await connect("Scripted");
    await expect(connect("Scripted")).rejects.toMatchObject({ code: "model_provider.name_taken" });
  });
});

describe("npm run admin -- models", () => {
  async function cli(...args: string[]): Promise<{ code: number; output: string }> {
    const lines: string[] = [];
    const code = await modelsCli(args, server.system, (line) => lines.push(line), {
      environment: { SCRIPTED_KEY: vendor.apiKey, OTHER_KEY: "not this one" },
      offeredKeys: { openai: "sk-found" },
      detect: async () => [{ name: "Ollama", baseUrl: "http://127.0.0.1:11434/v1", models: ["llama3.2:3b"] }],
    });
    return { code, output: lines.join("\n") };
  }
  const add = (...more: string[]) =>
    cli(
      "add",
      "--kind",
      "openai_compatible",
      "--name",
      "Local",
      "--url",
      vendor.url,
      "--key-env",
      "SCRIPTED_KEY",
      ...more,
    );

  it("connects, lists, tests, switches and removes", async () => {
    expect(await cli("list")).toMatchObject({
      code: 0,
      output: expect.stringContaining("built-in assistant answers"),
    });
    expect(await add("--model", "scripted", "--model", "echo")).toMatchObject({ code: 0 });
    expect((await cli("list")).output).toBe("default  Local/scripted\nenabled  Local/echo  (no tools)");
    expect((await cli("test", "scripted")).output).toMatch(
      /It answers: first words after \d+ ms; uses tools\./,
    );
    expect((await cli("default", "Local/echo")).code).toBe(0);
    expect((await cli("disable", "scripted")).code).toBe(0);
    expect((await cli("list")).output).toBe("default  Local/echo  (no tools)\noff      Local/scripted");
    expect((await cli("remove", "Local")).output).toBe("Disconnected Local; its key is gone.");
  });

  it("names the models it finds and switches on the first that works", async () => {
    const { output } = await add();
    expect(output).toMatch(
      /^Connected Local\.\nIt has \d+ models, among them scripted, .+\.\nLocal\/scripted is switched on\.\n {2}no price: counts as free; .+$/,
    );
    expect((await cli("list")).output).toContain("off      Local/echo");
  });

  it("stores nothing when the key is refused or nothing answers, unless it is forced to", async () => {
    const local = ["add", "--kind", "openai_compatible", "--name", "Local", "--url"];
    expect(await cli(...local, vendor.url)).toEqual({
      code: 1,
      output: "The server refused the key (401). Set MY_KEY and pass --key-env MY_KEY.",
    });
    expect((await cli(...local, vendor.url, "--key-env", "OTHER_KEY")).output).toContain(
      "refused the key (401). Set OTHER_KEY",
    );
    expect(await cli(...local, "http://127.0.0.1:9/v1")).toEqual({
      code: 1,
      output: "Nothing answers at http://127.0.0.1:9/v1. Start the server there, or correct --url.",
    });
    expect(await server.look("select id from model_providers")).toEqual([]);

    expect((await cli(...local, "http://127.0.0.1:9/v1", "--model", "m", "--force")).output).toBe(
      'Connected Local.\nLocal/m is switched on.\n  no price: counts as free; set one with npm run admin -- models price "Local/m" --input <dollars> --output <dollars>',
    );
  });

  it("keeps a named model off that does not answer, and says how to switch it on", async () => {
    const { output, code } = await add("--model", "rate-limited");
    expect(code).toBe(0);
    expect(output).toContain("Local/rate-limited stays off: The model's provider says");
    expect(output).toContain('npm run admin -- models enable "Local/rate-limited"');
  });

  it("says how to replace a provider whose name is taken, and lists one without models", async () => {
    await connect("Local");
    expect(await add()).toEqual({
      code: 1,
      output: expect.stringContaining('remove it first: npm run admin -- models remove "Local".'),
    });
    expect((await cli("list")).output).toContain("none     Local: it has no model.");
  });

  it("shows without further words what is connected and what was found, with commands to paste", async () => {
    await connect("Scripted", "echo");
    const { output, code } = await cli();
    expect(code).toBe(0);
    expect(output).toContain("default  Scripted/echo");
    expect(output).toContain(
      '    npm run admin -- models add --kind openai_compatible --name "Ollama" --url http://127.0.0.1:11434/v1',
    );
    expect(output).toContain(
      "    npm run admin -- models add --kind openai --name OpenAI --key-env OPENAI_API_KEY",
    );
  });

  it("offers what it finds and uses none of it", async () => {
    const { output } = await cli("detect");
    expect(output).toContain("Ollama at http://127.0.0.1:11434/v1: llama3.2:3b");
    expect(output).toContain("OPENAI_API_KEY is set. It is not used until you say so");
    expect(output).not.toContain("sk-found");
    expect((await cli("list")).output).toContain("No model is switched on");
  });

  it.each([
    [["nonsense"], 2, ""],
    [["constructor"], 2, ""],
    [["add", "--kind", "x"], 1, "Say --kind"],
    [["add", "--kind", "openai", "--key-env", "NOT_SET"], 1, "NOT_SET is not set"],
    [["add", "--key-env", "--model", "x"], 2, "--key-env needs a value."],
    [["add", "--bogus"], 2, "There is no option --bogus."],
    [["add", "--force=1"], 2, "--force takes no value."],
    [["test"], 2, "Say which one, e.g. models test Ollama/llama3.2."],
    [["default"], 2, "Say which one, e.g. models default Ollama/llama3.2."],
    [["remove"], 2, "Say which one, e.g. models remove Ollama."],
    [["enable", "Mock/nope"], 1, "There is no model “Mock/nope”; `models list` shows them."],
    [["remove", "nobody"], 1, "There is no provider “nobody”; `models list` shows them."],
  ])("says what is wrong with %j", async (args, code, output) => {
    expect(await cli(...args)).toMatchObject({ code, output: expect.stringContaining(output) });
  });

  it("reports a model that does not answer, with the reason", async () => {
    await add("--model", "rate-limited");
    expect(await cli("test", "rate-limited")).toMatchObject({
      code: 1,
      output: expect.stringContaining("model.rate_limited"),
    });
  });
});
