import { expect, it } from "vitest";
import { usage } from "./usage.ts";

it("names every command once, aligned, with whole commands as examples", () => {
  const lines = usage().split("\n");
  for (const words of [
    "grant <email>",
    "password <email>",
    "models add --kind",
    "models remove <provider>",
  ]) {
    expect(lines.filter((line) => line.startsWith(`  ${words}`))).toHaveLength(1);
  }
  const commands = lines.slice(2, lines.indexOf("Examples:") - 1);
  const columns = commands.map((line) => /^ +\S.*? {2,}(?=\S)/.exec(line)?.[0].length);
  expect(new Set(columns).size).toBe(1);
  expect(usage()).toMatch(/npm run admin -- models add .+ --url \S+ --key-env MY_KEY/);
});

it("names one command alone with its options, and a group with what is in it", () => {
  expect(usage("grant")).toMatch(
    /^Usage: npm run admin --\n {2}grant <email> {2}make the user an admin[^\n]+$/,
  );
  const add = usage("models add").split("\n");
  expect(add[1]).toMatch(/^ {2}models add --kind/);
  expect(add.slice(2).every((line) => line.startsWith("      --"))).toBe(true);
  expect(usage("models")).toContain("models enable <model>");
  expect(usage("models")).not.toContain("grant");
});
