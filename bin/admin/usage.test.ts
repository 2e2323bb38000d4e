import { expect, it } from "vitest";
import { usage } from "./usage.ts";

it("names every command once, aligned, with whole commands as examples", () => {
  const lines = usage().split("\n");
  for (const words of ["grant <e-mail>", "password <e-mail>", "models add --kind", "models remove"]) {
    expect(lines.filter((line) => line.startsWith(`  ${words}`))).toHaveLength(1);
  }
  const commands = lines.slice(2, lines.indexOf("Examples:") - 1);
  const columns = commands.map((line) => /^ +\S.*? {2,}(?=\S)/.exec(line)?.[0].length);
  expect(new Set(columns).size).toBe(1);
  expect(usage()).toMatch(/npm run admin -- models add .+ --url \S+ --key-env MY_KEY/);
});
