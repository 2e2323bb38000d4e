import type pg from "pg";
import { expect, it, onTestFinished, vi } from "vitest";
import { readTogether } from "./read-together.ts";

const pool = {} as pg.Pool;

/** A database that answers when it is told to; it knows every key but "absent". */
function heldDatabase() {
  const asked: string[][] = [];
  const answers: ((error?: Error) => void)[] = [];
  const read = readTogether<string, string>((_pool, keys) => {
    asked.push([...keys]);
    const rows = keys.map((key) => (key === "absent" ? undefined : `row of ${key}`));
    return new Promise((resolve, reject) => answers.push((error) => (error ? reject(error) : resolve(rows))));
  });
  return { read, asked, answers };
}

it("asks at once for who comes first, and together for all who come meanwhile", async () => {
  const { read, asked, answers } = heldDatabase();
  const first = read(pool, "a");
  expect(asked).toEqual([["a"]]);
  const others = [read(pool, "b"), read(pool, "absent"), read(pool, "b")];
  expect(asked).toHaveLength(1);
  answers[0]?.();
  expect(await first).toBe("row of a");
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]).toEqual(["b", "absent", "b"]);
  answers[1]?.();
  expect(await Promise.all(others)).toEqual(["row of b", undefined, "row of b"]);
});

it("never answers by a statement that was under way before somebody asked, not for the same key either", async () => {
  const { read, asked, answers } = heldDatabase();
  const before = read(pool, "a");
  const after = read(pool, "a");
  answers[0]?.();
  await before;
  await expect.poll(() => asked.length).toBe(2);
  answers[1]?.();
  expect(await after).toBe("row of a");
});

it("tells all of a failed statement that it failed, and asks anew for the next", async () => {
  const { read, asked, answers } = heldDatabase();
  const failing = read(pool, "a");
  answers[0]?.(new Error("The database is gone"));
  await expect(failing).rejects.toThrow("The database is gone");
  const next = read(pool, "a");
  await expect.poll(() => asked.length).toBe(2);
  answers[1]?.();
  expect(await next).toBe("row of a");
});

it("does not put more than a hundred into one statement", async () => {
  const { read, asked, answers } = heldDatabase();
  const all = Array.from({ length: 151 }, (_, number) => read(pool, String(number)));
  for (const statement of [0, 1, 2]) {
    await expect.poll(() => answers.length).toBe(statement + 1);
    answers[statement]?.();
  }
  await Promise.all(all);
  expect(asked.map(({ length }) => length)).toEqual([1, 100, 50]);
});

it("does not mix what is asked of different databases", async () => {
  const { read, asked, answers } = heldDatabase();
  const other = {} as pg.Pool;
  const both = [read(pool, "a"), read(other, "b")];
  expect(asked).toEqual([["a"], ["b"]]);
  for (const answer of answers) answer();
  expect(await Promise.all(both)).toEqual(["row of a", "row of b"]);
});

it("gives up a database that never answers, and asks anew for whoever came meanwhile", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { read, asked, answers } = heldDatabase();
  const lost = read(pool, "a");
  const next = read(pool, "b");
  const outcome = expect(lost).rejects.toThrow("no answer");
  await vi.advanceTimersByTimeAsync(20_000);
  await outcome;
  expect(asked).toEqual([["a"], ["b"]]);
  answers[1]?.();
  expect(await next).toBe("row of b");
});
