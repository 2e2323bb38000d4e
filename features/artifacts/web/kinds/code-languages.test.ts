import { expect, it } from "vitest";
import { highlightCode } from "#platform/web/markdown/highlight-code.ts";
import { CodeLanguage } from "../../contract/index.ts";
import { endingOf } from "../exports/ending-of.ts";
import { codeLanguages } from "./code-languages.ts";

it.each(Object.keys(codeLanguages))("%s can be stored, and its file has an ending of its own", (language) => {
  expect(CodeLanguage.parse(language)).toBe(language);
  expect(endingOf(language)).not.toBe("txt");
});

it.each(["bash", "css", "diff", "html", "json", "javascript", "python", "sql", "typescript", "xml", "yaml"])(
  "%s is among those that are chosen, and is coloured",
  async (language) => {
    expect(Object.keys(codeLanguages)).toContain(language);
    expect(await highlightCode("a", language)).toBeDefined();
  },
);
