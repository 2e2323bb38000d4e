import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

test("no more than so many run at a time, all of them run, and in the order in which they came", async () => {
  const inTurn = limitConcurrency(2);
  const begun: number[] = [];
  let [running, most] = [0, 0];
  const work = async (number: number) => {
    begun.push(number);
    running += 1;
    most = Math.max(most, running);
    await wait(1);
    running -= 1;
    return number;
  };
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  expect(await Promise.all(numbers.map((number) => inTurn(() => work(number))))).toEqual(numbers);
  expect(begun).toEqual(numbers);
  expect(most).toBe(2);
});

test("one that fails makes room like the others", async () => {
  const inTurn = limitConcurrency(1);
  const failing = inTurn(() => Promise.reject(new Error("no")));
  const next = inTurn(async () => "yes");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("yes");
  expect(await inTurn(async () => "later")).toBe("later");
});
