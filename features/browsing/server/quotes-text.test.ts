import { describe, expect, it } from "vitest";
import { expectLinearTime } from "#platform/contract/testing/expect-linear-time.ts";
import { encodesText, quotesText, searchedText } from "./carries-text.ts";

const file = ["Contract of the heron project. The price is 4711ABC and nobody outside may know it."].map(
  searchedText,
);
const written = ["Who supplies part 4711ABC?"].map(searchedText);

describe("a query quotes a file", () => {
  it.each([
    "and nobody outside may know it",
    "supplier 4711ABC",
    "supplier 4711-abc",
    `q ${Buffer.from("and nobody outside may know it").toString("base64")}`,
    `q ${Buffer.from("and nobody outside may know it").toString("hex")}`,
  ])("%s", (query) => expect(quotesText(query, file, [])).toBe(true));

  it.each(["heron project", "price of tin 2026", "outside heating"])("%s does not", (query) =>
    expect(quotesText(query, file, [])).toBe(false),
  );

  it("not where the person wrote the same", () => {
    expect(quotesText("supplier 4711ABC", file, written)).toBe(false);
    expect(quotesText("and nobody outside may know it", file, written)).toBe(true);
    const same = ["tell me why and nobody outside may know it"].map(searchedText);
    expect(quotesText("why and nobody outside may know it", file, same)).toBe(false);
  });

  it("is told soon in long texts", () => {
    const query = "nobody outside may know the price of the heron project ".repeat(7).slice(0, 400);
    const said = [searchedText("something else entirely ".repeat(2_000))];
    expectLinearTime((size) => {
      quotesText(query, [searchedText("nobody outside may know it or ".repeat(size / 30))], said);
    }, 200_000);
  });
});

describe("a query that a page may have chosen", () => {
  const written = [searchedText("My code is heron4711 and my door opens at nine")];
  const base64 = Buffer.from("My code is heron4711").toString("base64url");

  it("may hold the person's words as they are", () => {
    expect(encodesText("what is heron4711", written)).toBe(false);
    expect(encodesText("opening hours of the museum", written)).toBe(false);
  });

  it("holds them neither in base64, in hexadecimal digits nor backwards", () => {
    expect(encodesText(base64, written)).toBe(true);
    expect(encodesText(`museum ${Buffer.from("heron4711").toString("hex")}`, written)).toBe(true);
    expect(encodesText("1174noreh", written)).toBe(true);
  });
});
