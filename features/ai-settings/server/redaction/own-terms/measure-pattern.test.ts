import { describe, expect, it } from "vitest";
import { expectLinearTime } from "#platform/contract/testing/expect-linear-time.ts";
import { ruleOfTerm } from "./find-own-term.ts";
import { measurePattern, PatternProblem } from "./measure-pattern.ts";

describe("a pattern", () => {
  it.each([
    "PRJ-\\d{4,6}",
    "[A-Z]{2}\\d{3}",
    "(?:EMP|CON)-\\d{1,8}",
    "\\bKd\\.? ?\\d{5}\\b",
    "a|bc|def".repeat(1).replace("a|", ""),
  ])("like %s is accepted", (pattern) => {
    expect(() => measurePattern(pattern)).not.toThrow();
    expect(() => new RegExp(pattern, "gu")).not.toThrow();
  });

  it.each([
    "(a+)+b",
    "(a|a)*b",
    "\\w+",
    "\\d*",
    "a{2,}",
    "(a{1,20}){1,20}",
    "\\w{1,40}\\w{1,40}",
    "(a)\\1",
    "(?=a)ab",
    "(?<name>ab)",
    "^ab",
    "ab$",
    "a",
    "",
    "a?b?",
    "(ab",
    "ab)",
    "[ab",
    "\\p{L}{3}",
    "a{300}",
  ])("like %s is refused, with a sentence that says why", (pattern) => {
    expect(() => measurePattern(pattern)).toThrow(PatternProblem);
  });

  it("takes time proportional to a hostile text, as costly as it may be", () => {
    const worst = ruleOfTerm({ kind: "pattern", text: "\\w{1,8}\\w{1,8}!!", placeholder: "WORST" });
    expect(() => measurePattern("\\w{1,8}\\w{1,8}!!")).not.toThrow();
    expectLinearTime((size) => worst.find("a".repeat(size)), 8_000);
  });
});

describe("words", () => {
  const find = (text: string, words = "Project Aurora") =>
    ruleOfTerm({ kind: "words", text: words, placeholder: "PROJECT" })
      .find(text)
      .map(({ start, end }) => text.slice(start, end));

  it("are found in any case, across a line break, and not inside of other words", () => {
    expect(find("PROJECT AURORA, project\naurora; Subproject Aurora, Project Auroras")).toEqual([
      "PROJECT AURORA",
      "project\naurora",
    ]);
  });

  it("are taken literally", () => {
    expect(find("C++ (draft) and Cxx", "C++ (draft)")).toEqual(["C++ (draft)"]);
  });
});
