import type { z } from "zod";
import { type ContentProblem, findUnfilledPlaces } from "./check-places.ts";
import { type ContentKind, contentSchemas } from "./content-kind.ts";

/** The problems that prevent publishing a content, each with a remedy. Empty when it is valid. */
export function findContentProblems(kind: ContentKind, body: unknown): ContentProblem[] {
  const parsed = contentSchemas[kind].safeParse(body, { reportInput: true });
  const issues = parsed.success ? [] : parsed.error.issues;
  return [
    ...issues.map((issue) => ({ path: issue.path, message: sayIssue(issue) })),
    ...findUnfilledPlaces(kind, body),
  ];
}

function sayIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === "too_small") return "Enter some text.";
  if (issue.code === "too_big") return sayTooLong(issue);
  if (issue.code === "invalid_format" && issue.format === "email") {
    return "This is not an email address. Enter one such as office@example.com, or leave it empty.";
  }
  if (issue.code === "invalid_format" && issue.format === "url") {
    return "This is not a web address. Enter one such as https://example.com, or leave it empty.";
  }
  if (issue.code === "invalid_union") return sayIssue(lastOf(issue) ?? { ...issue, code: "custom" });
  return issue.message;
}

function sayTooLong({ origin, maximum, input }: z.core.$ZodIssueTooBig): string {
  if (origin !== "string") return `At most ${maximum} are allowed. Remove some.`;
  const length = typeof input === "string" ? input.trim().length : undefined;
  const has = length === undefined ? "" : ` This has ${length}: shorten it by ${length - Number(maximum)}.`;
  return `At most ${maximum} characters.${has}`;
}

/** A union allows "empty" or a format. The error about the format is the helpful one. */
function lastOf(issue: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue | undefined {
  return issue.errors.at(-1)?.[0];
}
