import { expect, it } from "vitest";
import { engineTickMs } from "./engine/run-engine.ts";
import { leaseSeconds } from "./run.repository.ts";

const promisedMs = 10_000;

it("a run whose server died is found within ten seconds: when its lease has run out, at the next look", () => {
  expect(leaseSeconds * 1_000 + engineTickMs).toBeLessThan(promisedMs);
});

it("a server that lives keeps its runs, also when it misses a renewal", () => {
  expect(leaseSeconds * 1_000).toBeGreaterThan(2 * engineTickMs);
});
