import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { limitConcurrency } from "#platform/server/limit-concurrency.ts";
import { createOnePerPerson } from "./one-per-person.ts";

/** Works that run until they are ended, in the order of their beginning. */
function stageWorks(most: number) {
  const take = createOnePerPerson(limitConcurrency(most));
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (person: string, name: string) =>
    take(person, async () => {
      running.push(name);
      const end = Promise.withResolvers<void>();
      ends.set(name, end.resolve);
      await end.promise;
      running.splice(running.indexOf(name), 1);
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await setImmediate();
  };
  return { running, begin, end };
}

it("runs one script of a person at a time, and those of others beside it", async () => {
  const { running, begin, end } = stageWorks(3);
  const works = [begin("ann", "a1"), begin("ann", "a2"), begin("ben", "b1")];
  await setImmediate();
  expect(running).toEqual(["a1", "b1"]);
  await end("a1");
  expect(running).toEqual(["b1", "a2"]);
  for (const name of ["b1", "a2"]) await end(name);
  await Promise.all(works);
});

it("runs no more than the server can carry, and goes on after a failure", async () => {
  const { running, begin, end } = stageWorks(2);
  const works = ["ann", "ben", "cem"].map((person) => begin(person, person));
  await setImmediate();
  expect(running).toEqual(["ann", "ben"]);
  await end("ann");
  expect(running).toEqual(["ben", "cem"]);
  for (const name of ["ben", "cem"]) await end(name);
  await Promise.all(works);

  const take = createOnePerPerson(limitConcurrency(1));
  await expect(take("ann", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await take("ann", async () => 7)).toBe(7);
});
