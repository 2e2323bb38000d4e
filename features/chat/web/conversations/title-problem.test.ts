import { expect, it } from "vitest";
import { RenameConversation } from "../../contract/index.ts";
import { findTitleProblem } from "./title-problem.ts";

it.each([
  ["The margin", undefined],
  [" x ", undefined],
  ["x".repeat(200), undefined],
  ["", "A conversation needs a title."],
  ["  ", "A conversation needs a title."],
  ["x".repeat(201), "201 of 200 characters: shorten it."],
])("says of the title “%s”: %s, as the server decides", (title, problem) => {
  expect(findTitleProblem(title)).toBe(problem);
  expect(RenameConversation.safeParse({ title }).success).toBe(problem === undefined);
});
