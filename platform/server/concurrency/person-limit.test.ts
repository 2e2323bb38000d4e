import { expect, it } from "vitest";
import { createPersonLimit } from "./person-limit.ts";

const refuse = () => {
  throw new Error("too many");
};

it("refuses what is beyond the share of one, and takes it when something has ended or failed", async () => {
  const shares = createPersonLimit(2);
  const held = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const work = held.map(({ promise }) => shares.take("ada", () => promise, refuse));
  await expect(shares.take("ada", async () => "third", refuse)).rejects.toThrow("too many");
  expect(await shares.take("ben", async () => "of another", refuse)).toBe("of another");
  held[0]?.resolve("first");
  expect(await work[0]).toBe("first");
  expect(await shares.take("ada", async () => "next", refuse)).toBe("next");
  held[1]?.reject(new Error("broken"));
  await expect(work[1]).rejects.toThrow("broken");
  expect(await Promise.all([1, 2].map((one) => shares.take("ada", async () => one, refuse)))).toEqual([1, 2]);
});
