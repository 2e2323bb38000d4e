import { expect, test } from "vitest";
import type { Check } from "./check.ts";
import { runChecks } from "./run-checks.ts";

const check = (name: string, passed: number, failed: number, output = ""): Check => ({
  name,
  run: async () => ({ passed, failed, output }),
});

async function runAndPrint(groups: Check[][]) {
  const lines: string[] = [];
  const totals = await runChecks(groups, { root: ".", atOnce: 2, print: (line) => lines.push(line) });
  return { totals, text: lines.join("\n") };
}

test("the totals add up what every check counted", async () => {
  const { totals } = await runAndPrint([[check("a", 1, 0), check("b", 40, 2)], [check("c", 1, 0)]]);
  expect(totals).toEqual({ passed: 42, failed: 2, durations: {} });
});

test("how long files took is gathered from every check that knows", async () => {
  const timed = (name: string, ms: number): Check => ({
    name,
    run: async () => ({ passed: 1, failed: 0, output: "", durations: { [`${name}.ts`]: ms } }),
  });
  const { totals } = await runAndPrint([[timed("a", 10), check("b", 1, 0)], [timed("c", 20)]]);
  expect(totals.durations).toEqual({ "a.ts": 10, "c.ts": 20 });
});

test("a failing check shows its output and the checks after it still run", async () => {
  const { text } = await runAndPrint([[check("first", 0, 1, "line 3 is wrong")], [check("second", 1, 0)]]);
  expect(text).toMatch(/FAIL first[\s\S]*line 3 is wrong[\s\S]*ok {3}second/);
});

test("a check that breaks counts as failed and says why", async () => {
  const broken: Check = { name: "broken", run: () => Promise.reject(new Error("no such program")) };
  const { totals, text } = await runAndPrint([[broken]]);
  expect(totals).toMatchObject({ passed: 0, failed: 1 });
  expect(text).toContain("no such program");
});

test("a later group starts when the group before it has ended", async () => {
  const order: string[] = [];
  const timed = (name: string): Check => ({
    name,
    run: async () => {
      order.push(`${name} starts`);
      await new Promise((resolve) => setImmediate(resolve));
      order.push(`${name} ends`);
      return { passed: 1, failed: 0, output: "" };
    },
  });
  await runAndPrint([[timed("a"), timed("b")], [timed("c")]]);
  expect(order.indexOf("c starts")).toBeGreaterThan(order.indexOf("b ends"));
});
