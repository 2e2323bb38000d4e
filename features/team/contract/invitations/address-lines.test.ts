import { expect, it } from "vitest";
import { readAddressLines } from "./address-lines.ts";

it("reads addresses from lines, commas and semicolons, with or without a name", () => {
  const typed =
    'ann@example.com, Bob <Bob@Example.com>;\n"Müller, Eva" <eva@example.com>\n\n  dan@example.com  ';
  expect(readAddressLines(typed).map(({ email }) => email)).toEqual([
    "ann@example.com",
    "bob@example.com",
    "eva@example.com",
    "dan@example.com",
  ]);
});

it("reads addresses alone that spaces or tabs separate, as a row of a sheet", () => {
  expect(
    readAddressLines("ann@example.com\tbob@example.com eva@example.com").map(({ email }) => email),
  ).toEqual(["ann@example.com", "bob@example.com", "eva@example.com"]);
  expect(readAddressLines("ann@example.com not-one")).toEqual([
    { text: "ann@example.com not-one", fault: "malformed" },
  ]);
});

it("keeps a faulty piece as it was typed, and says that of a repeated one", () => {
  expect(
    readAddressLines("not an address\nann@example.com\nAnn <ANN@example.com>\nann@@example.com"),
  ).toEqual([
    { text: "not an address", fault: "malformed" },
    { text: "ann@example.com", email: "ann@example.com" },
    { text: "Ann <ANN@example.com>", email: "ann@example.com", fault: "repeated" },
    { text: "ann@@example.com", fault: "malformed" },
  ]);
});

it("loses no piece with an open quote or bracket", () => {
  expect(
    readAddressLines('"Ann <ann@example.com>, bob@example.com\nEva <eva@example.com').map(({ text }) => text),
  ).toEqual(['"Ann <ann@example.com>', "bob@example.com", "Eva <eva@example.com"]);
});

it("reads a long hostile list in no time", () => {
  const startedAtMs = performance.now();
  for (const piece of ['"', "<", "a@", "a.", '"<', "<>", "é", "a@b.c,"]) {
    readAddressLines(piece.repeat(60_000 / piece.length));
  }
  expect(performance.now() - startedAtMs).toBeLessThan(1_000);
});
