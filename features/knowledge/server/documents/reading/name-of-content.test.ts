import { expect, it } from "vitest";
import { nameOfContent } from "./name-of-content.ts";

const upload = { source: "upload", title: "Rules", fileName: "rules.md", kind: null } as const;
const written = { source: "text", title: "About report.pdf", fileName: null, kind: "markdown" } as const;

it("an upload is named as its file, whatever its title is", () => {
  expect(nameOfContent(upload)).toBe("rules.md");
  expect(nameOfContent({ ...upload, title: "Rules.pdf" })).toBe("rules.md");
});

it("an upload whose file name was not kept is named by its kind, or as its title", () => {
  expect(nameOfContent({ ...upload, fileName: null, kind: "csv" })).toBe("content.csv");
  expect(nameOfContent({ ...upload, fileName: null, title: "rules.csv" })).toBe("rules.csv");
});

it("a text and an address are never named as their title", () => {
  expect(nameOfContent(written)).toBe("content.md");
  expect(nameOfContent({ ...written, title: "Version 2.0" })).toBe("content.md");
  expect(nameOfContent({ ...written, source: "address", kind: null })).toBe("content");
});
