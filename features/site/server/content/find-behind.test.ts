import { expect, test } from "vitest";
import { findBehind } from "./find-behind.ts";

const on = (day: number, headline: string, figure = "500%") => ({
  body: { hero: { headline }, stats: { figure } },
  at: new Date(2026, 0, day),
});
const german = on(1, "Es arbeitet.");

test("what changed here and not in the other language is behind there", () => {
  expect(findBehind([on(1, "It works."), on(3, "It does the work.")], [german])).toEqual(["hero › headline"]);
});

test("what is the same in both is behind in neither", () => {
  const own = [on(1, "It works."), on(3, "It works.", "600%")];
  expect(findBehind(own, [german, on(2, "Es arbeitet.", "600%")])).toEqual([]);
  expect(findBehind(own, [german])).toEqual(["stats › figure"]);
});

test("what was written anew in the other language afterwards is translated", () => {
  const own = [on(1, "It works."), on(3, "It does the work.")];
  const other = [german, on(4, "Es erledigt die Arbeit.")];
  expect(findBehind(own, other)).toEqual([]);
  expect(findBehind(other, own)).toEqual([]);
});

test("what of several changes was left out of the translation stays behind", () => {
  const own = [on(1, "It works."), on(3, "It does the work.", "600%")];
  expect(findBehind(own, [german, on(4, "Es erledigt die Arbeit.")])).toEqual(["stats › figure"]);
});

test("what changes once more after it was translated is behind again", () => {
  const own = [on(1, "It works."), on(3, "It does the work."), on(5, "It does it all.")];
  expect(findBehind(own, [german, on(4, "Es erledigt die Arbeit.")])).toEqual(["hero › headline"]);
});

test("the first version of a language leaves nothing behind, nor does what was taken back", () => {
  expect(findBehind([on(2, "It works.")], [german])).toEqual([]);
  const own = [on(1, "Es arbeitet."), on(3, "It works."), on(4, "Es arbeitet.")];
  expect(findBehind(own, [german])).toEqual([]);
});
