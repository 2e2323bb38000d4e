import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { addModel } from "../add-model.ts";
import { addProvider } from "../add-provider.ts";
import { modelsCli } from "../admin-cli.ts";
import { modelsModule } from "../module.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ modules: [modelsModule] });
  const access = { kind: "openai_compatible" as const, name: "Vendor", baseUrl: "http://127.0.0.1:9" };
  const provider = await addProvider(server.system, access);
  for (const modelId of ["large", "small"])
    await addModel(server.system, { providerId: provider.id, modelId });
});
afterAll(() => server[Symbol.asyncDispose]());

const cli = (...args: string[]) => models("price", ...args);

async function models(...args: string[]) {
  const lines: string[] = [];
  const code = await modelsCli(args, server.system, (line) => lines.push(line), {
    environment: {},
  });
  return { code, output: lines.join("\n") };
}

it("sets, shows and takes away the price of a model and of a pattern", async () => {
  expect((await cli()).output).toContain("Vendor/large: no price set: its calls count as free");
  expect(await cli("large", "--input", "3", "--cached-input", "0.30", "--output", "$15")).toEqual({
    code: 0,
    output: "From now on a million tokens of Vendor/large cost $3.00 in, $0.30 cached, $15.00 out.",
  });
  await cli("--kind", "openai_compatible", "--pattern", "sm*", "--input", "0.075", "--output", "0.5");
  expect((await cli()).output).toBe(
    [
      "Vendor/large: $3.00 in, $0.30 cached, $15.00 out",
      "Vendor/small: $0.075 in, $0.075 cached, $0.50 out (by sm*)",
      "US dollars for a million tokens.",
    ].join("\n"),
  );
  expect((await cli("large", "--none")).output).toBe("From now on Vendor/large has no price of its own.");
  expect((await cli()).output).toContain("Vendor/large: no price set");
});

it("a model that is switched on without a price is said to count as free, and how it gets one", async () => {
  expect((await models("enable", "large")).output).toBe(
    [
      "Vendor/large is switched on.",
      '  no price: counts as free; set one with npm run admin -- models price "Vendor/large" --input <dollars> --output <dollars>',
    ].join("\n"),
  );
  expect((await models("enable", "small")).output).toBe("Vendor/small is switched on.");
});

it("sets a price that begins later, and leaves the one of today", async () => {
  const { output } = await cli("small", "--input", "1", "--output", "2", "--from", "2199-01-31");
  expect(output).toBe(
    "From 2199-01-31 on a million tokens of Vendor/small cost $1.00 in, $1.00 cached, $2.00 out.",
  );
  expect((await cli()).output).toContain("Vendor/small: $0.075 in");
});

it.each([
  [["large"], 2, "Say --input and --output"],
  [
    ["large", "--input", "1e3", "--output", "1"],
    2,
    "--input is a number of US dollars, e.g. 2.50; “1e3” is none.",
  ],
  [["large", "--none", "--from", "tomorrow"], 2, "--from is a day"],
  [["large", "--none", "--from", "2020-01-01"], 1, "A price can only start now or later"],
  [["large", "--none", "--pattern", "x"], 2, "Say a model or --pattern, not both."],
  [["--none", "--pattern", "x"], 2, "Say --kind"],
  [["nope", "--none"], 1, "There is no model “nope”; `models list` shows them."],
])("says what is wrong with %j", async (args, code, output) => {
  expect(await cli(...args)).toMatchObject({ code, output: expect.stringContaining(output) });
});
