import { expect, it } from "vitest";
import { expectLinearTime } from "#platform/contract/testing/expect-linear-time.ts";
import { isLetterOfAlphabet } from "./is-letter-of-alphabet.ts";

const list = (count: number, address: (at: string) => string) =>
  Array.from({ length: count }, (_, at) => address(at.toString(36).padStart(2, "0")));

it.each([
  ["in the path", (at: string) => `https://a.test/x/${at}/y`],
  ["at the end", (at: string) => `https://a.test/${at}`],
  ["in the query", (at: string) => `https://a.test/?x=${at}&y=1`],
  ["of different lengths", (at: string) => `https://a.test/${at.replace(/^0/, "")}`],
])("is a letter %s", (_, address) => {
  expect(isLetterOfAlphabet(address("aa"), list(41, address))).toBe(true);
  expect(isLetterOfAlphabet(address("00"), list(40, address))).toBe(false);
});

it("is none among titles, and two spellings of one link are one", () => {
  const titles = list(200, (at) => `https://a.test/${at.repeat(4)}`);
  expect(isLetterOfAlphabet("https://a.test/00000000", titles)).toBe(false);
  const twice = list(30, (at) => `https://a.test/${at}`).flatMap((address) => [address, `${address})`]);
  expect(isLetterOfAlphabet("https://a.test/00", twice)).toBe(false);
});

it("is told soon", () => {
  const links = (size: number) => [`https://a.test/${")".repeat(size)}x`];
  expectLinearTime((size) => isLetterOfAlphabet("https://a.test/y", links(size)), 20_000);
});
