import { expect, it } from "vitest";
import { createHealth } from "./health.ts";

it("is healthy when every part is", async () => {
  const health = createHealth();
  health.register("database", async () => {});
  health.register("worker", () => {});
  expect(await health.check()).toMatchObject({
    isHealthy: true,
    parts: [{ name: "database" }, { name: "worker" }],
  });
});

it("is not healthy before any part has registered", async () => {
  expect((await createHealth().check()).isHealthy).toBe(false);
});

it("names the part that fails and why, and still asks the others", async () => {
  const health = createHealth();
  health.register("database", () => {
    throw new Error("Connection refused.");
  });
  health.register("worker", () => {});
  const report = await health.check();
  expect(report.isHealthy).toBe(false);
  expect(report.parts).toMatchObject([
    { name: "database", isHealthy: false, reason: "Connection refused." },
    { name: "worker", isHealthy: true },
  ]);
});

it("counts a part that gives no answer as not healthy", async () => {
  const health = createHealth(20);
  health.register("database", () => new Promise(() => {}));
  expect((await health.check()).parts[0]).toMatchObject({
    isHealthy: false,
    reason: "No answer within 20 ms.",
  });
});
