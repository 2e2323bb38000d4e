import { describe, expect, it } from "vitest";
import { modelsCli } from "./admin-cli.ts";
import { stageModels } from "./testing/stage-models.ts";

const models = stageModels();
const { connect } = models;

describe("npm run admin -- models", () => {
  async function cli(...args: string[]): Promise<{ code: number; output: string }> {
    const lines: string[] = [];
    const code = await modelsCli(args, models.server.system, (line) => lines.push(line), {
      environment: { SCRIPTED_KEY: models.vendor.apiKey, OTHER_KEY: "not this one" },
      offeredKeys: {
        openai: "sk-found",
        azure_openai: "az-found",
        azureUrl: "https://our.openai.azure.com/",
      },
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
      models.vendor.url,
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

  it("orders, restricts and removes models, and replaces keys, as the screen does", async () => {
    await connect("Local", "scripted", "echo", "markdown");
    expect((await cli("order", "Local/markdown", "Local/echo")).output).toContain(
      "1. Local/markdown\n2. Local/echo",
    );
    expect((await cli("order", "--none")).output).toBe("No model replaces the default when it fails.");
    expect((await cli("purpose", "fast", "Local/echo")).output).toContain("fast       Local/echo");
    expect(await cli("purpose", "vision", "Local/echo")).toMatchObject({
      code: 1,
      output: "This model cannot do that, as far as its last test found.",
    });
    expect((await cli("allow", "Local/echo", "--plan", "business")).output).toBe(
      "Local/echo is for: business",
    );
    expect((await cli("list")).output).toContain("Local/echo  (restricted)");
    expect((await cli("allow", "Local/echo", "--everyone")).code).toBe(0);
    expect((await cli("allow", "Local/echo")).code).toBe(2);
    expect((await cli("key", "Local", "--key-env", "SCRIPTED_KEY")).code).toBe(0);
    expect((await cli("key", "Local", "--key-env", "OTHER_KEY")).output).toContain("refused the key (401)");
    expect((await cli("remove-model", "Local/echo")).output).toBe("Removed Local/echo.");
  });

  it("shows of a model what the screen shows: abilities, context, price, health and who may use it", async () => {
    expect((await cli("show")).output).toBe("No model is connected. The built-in assistant answers.");
    await add("--model", "scripted", "--model", "failing");
    await cli("price", "Local/scripted", "--input", "3", "--output", "15");
    await cli("allow", "Local/scripted", "--plan", "business");
    expect((await cli("show", "Local/scripted")).output).toMatch(
      new RegExp(
        [
          "^Local/scripted",
          "  state    default",
          "  can      chat, tools, JSON schema; not vision, embeddings",
          "  context  8192 tokens",
          "  price    \\$3.00 in, \\$3.00 cached, \\$15.00 out, for a million tokens",
          "  for      plan business",
          "  health   1 answered, 0 failed in 24 h",
          "  health   last answer .{16} UTC$",
        ].join("\n"),
      ),
    );
    const { output } = await cli("show");
    expect(output).toContain("Local/failing\n  state    off\n  can      unknown: no test has succeeded yet");
    expect(output).toContain("It says: “The server had an error while processing the request.”");
  });

  it("lists what a connected provider offers, and adds a model to it", async () => {
    await add("--model", "scripted");
    const { output } = await cli("offered", "Local");
    expect(output).toContain("Local/scripted  8192 tokens  (added)\nLocal/echo  8192 tokens\n");
    expect((await cli("add-model", "Local/echo")).output).toContain("Local/echo is switched on.");
    expect((await cli("add-model", "local/failing")).output).toContain("Local/failing stays off: ");
    expect((await cli("list")).output).toContain("enabled  Local/echo");
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
    expect(await cli(...local, models.vendor.url)).toEqual({
      code: 1,
      output:
        "The server refused the key (401). Set MY_KEY and pass --key-env MY_KEY. It says: “No API key was provided. Send it as a bearer token in the Authorization header.”",
    });
    expect((await cli(...local, models.vendor.url, "--key-env", "OTHER_KEY")).output).toContain(
      "refused the key (401). Set OTHER_KEY",
    );
    expect(await cli(...local, "http://127.0.0.1:9/v1")).toEqual({
      code: 1,
      output: "Nothing answers at http://127.0.0.1:9/v1. Start the server there, or correct --url.",
    });
    expect(await models.server.look("select id from model_providers")).toEqual([]);

    expect((await cli(...local, "http://127.0.0.1:9/v1", "--model", "m", "--force")).output).toBe(
      'Connected Local.\nLocal/m is switched on.\n  no price: counts as free; set one with npm run admin -- models price "Local/m" --input <dollars> --output <dollars>',
    );
  });

  it("keeps a named model off that does not answer, and says how to switch it on", async () => {
    const { output, code } = await add("--model", "rate-limited");
    expect(code).toBe(0);
    expect(output).toContain("Local/rate-limited stays off: The model provider received");
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
    expect(output).not.toContain("az-found");
    expect(output).toContain(
      '--kind azure_openai --name "Azure OpenAI" --url https://our.openai.azure.com/openai/v1 --key-env AZURE_OPENAI_API_KEY',
    );
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
    [["offered"], 2, "Say which one, e.g. models offered Ollama."],
    [["offered", "nobody"], 1, "There is no provider “nobody”; `models list` shows them."],
    [["add-model", "scripted"], 2, "Say the provider and the model: Ollama/llama3.2."],
    [["add-model", "Nobody/scripted"], 1, "There is no provider"],
    [["show", "nope"], 1, "There is no model “nope”; `models list` shows them."],
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
