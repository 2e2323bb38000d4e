import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../../../..");
const sources = globSync(["features/*/server/**/*.ts", "apps/**/*.ts", "platform/**/*.ts"], { cwd: root })
  .filter((path) => !path.endsWith(".test.ts"))
  .map((path) => ({ path, text: readFileSync(resolve(root, path), "utf8") }));
const holding = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .sort();

it("a vendor's model is taken from its provider in two places, and both let somebody pay for it", () => {
  const takers = holding(/languageModelOf\(ctx|\.languageModel\(row/);
  expect(takers).toEqual(["features/models/server/get-model.ts", "features/models/server/test-model.ts"]);
  const payers = holding(/ withMetering\(/);
  expect(payers.filter((path) => !path.endsWith("/with-metering.ts"))).toEqual(takers);
});

it("vectors are asked for in one place, which lets somebody pay for them", () => {
  const embedTexts = "features/models/server/embedding/embed-texts.ts";
  expect(holding(/ connectionTo\(ctx|requestEmbeddings\(\{ provider/)).toEqual([embedTexts]);
  expect(readFileSync(resolve(root, embedTexts), "utf8")).toContain("await openMeter(system");
});

it("no feature but models knows the vendors' libraries, but for what speaks and hears, which asks no language model", () => {
  const outside = holding(/from "@ai-sdk\/(?!provider")|import\("@ai-sdk\//).filter(
    (path) => path !== "features/models/server/create-language-model.ts",
  );
  expect(outside).toEqual([
    "features/voice/server/speech/providers/openai-speech.ts",
    "features/voice/server/transcription/openai/openai-transcription.ts",
  ]);
  const asking = /\.(languageModel|chat|responses|completion)\(|createOpenAI\([^)]*\)\(/;
  for (const path of outside) expect(readFileSync(resolve(root, path), "utf8")).not.toMatch(asking);
});

it("nothing that could ask a model unpaid leaves the feature", () => {
  const front = readFileSync(resolve(root, "features/models/server/index.ts"), "utf8");
  expect(front).not.toMatch(
    /languageModelOf|openProvider|connectionTo|requestEmbeddings|failoverModel|meteredModel/,
  );
});
