import { expect, it } from "vitest";
import { linkCitations, readCitation } from "./link-citations.ts";
import { samePlace } from "./same-place.ts";

const id = "01a209f0-55ea-7000-9786-a805d93f802a";
const files = [{ fileId: id, name: "plan (1).pdf", as: "whole" as const, places: [] }];

it("a citation of a given file becomes a link to its place", () => {
  const linked = linkCitations("It ends in May [plan (1).pdf, p. 3].", files);
  expect(linked).toBe(`It ends in May [plan (1).pdf, p. 3](#file-${id}-p.%203).`);
  expect(readCitation(`#file-${id}-p.%203`)).toEqual({ fileId: id, place: "p. 3" });
});

it("the name of a file is text in its citation, and no Markdown", () => {
  const draft = [{ fileId: id, name: "_draft_.txt", as: "whole" as const, places: [] }];
  expect(linkCitations("[_draft_.txt, p. 1]", draft)).toBe(`[\\_draft\\_.txt, p. 1](#file-${id}-p.%201)`);
  // As a model that escapes writes it.
  expect(linkCitations("[\\_draft\\_.txt, p. 1]", draft)).toBe(`[\\_draft\\_.txt, p. 1](#file-${id}-p.%201)`);
});

it("files that the answer was not given, code, and links stay as they are", () => {
  for (const text of [
    "[other.pdf, p. 3]",
    "`[plan (1).pdf, p. 3]`",
    "[plan (1).pdf, p. 3](https://a.example)",
  ]) {
    expect(linkCitations(text, files)).toBe(text);
  }
  expect(readCitation("#file-../../etc")).toBeUndefined();
});

it("places are found although models change dashes, spaces and capitals", () => {
  expect(samePlace("p. 3", "Page 3")).toBe(true);
  expect(samePlace("Revenue, rows 2-40", "revenue, rows 2–40")).toBe(true);
  expect(samePlace("p. 3", "p. 33")).toBe(false);
});
