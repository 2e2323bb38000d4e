import type { JsonObject } from "#platform/contract/json.ts";
import { fail } from "#platform/server/errors.ts";
import { findContentProblems } from "../../contract/content/check-content.ts";
import { type ContentKind, contentSchemas } from "../../contract/content/content-kind.ts";
import { namePlace } from "../../contract/content/name-field.ts";
import { siteErrors } from "../../contract/errors.ts";

/**
 * Validates a body and returns it in its stored form. Throws `content.invalid` with all problems and their
 * places.
 */
export function checkBody(kind: ContentKind, body: unknown): JsonObject {
  const problems = findContentProblems(kind, body);
  const [first] = problems;
  if (!first) return contentSchemas[kind].parse(body);
  return fail(siteErrors, "content.invalid", {
    message: `${namePlace(first.path)}: ${first.message}`,
    details: {
      problems: problems.slice(0, 50).map(({ path, message }) => ({ path: path.map(String), message })),
    },
  });
}
