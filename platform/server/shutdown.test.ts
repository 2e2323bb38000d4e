import { expect, it } from "vitest";
import { createShutdown } from "./shutdown.ts";

it("ends what was started last first", async () => {
  const ended: string[] = [];
  const shutdown = createShutdown();
  for (const name of ["database", "jobs", "streams"]) shutdown.onShutdown(name, () => void ended.push(name));
  expect(await shutdown.run()).toEqual([]);
  expect(ended).toEqual(["streams", "jobs", "database"]);
});

it("goes on past a part that fails or hangs, and names it", async () => {
  const ended: string[] = [];
  const shutdown = createShutdown();
  shutdown.onShutdown("database", () => void ended.push("database"));
  shutdown.onShutdown("jobs", () => new Promise(() => {}), 20);
  shutdown.onShutdown("streams", () => {
    throw new Error("Broken pipe.");
  });
  expect(await shutdown.run()).toEqual([
    { name: "streams", reason: "Broken pipe." },
    { name: "jobs", reason: "Not ended within 20 ms." },
  ]);
  expect(ended).toEqual(["database"]);
});

it("ends each part once, however often it is asked", async () => {
  let count = 0;
  const shutdown = createShutdown();
  shutdown.onShutdown("database", () => void count++);
  await Promise.all([shutdown.run(), shutdown.run()]);
  await shutdown.run();
  expect(count).toBe(1);
});
