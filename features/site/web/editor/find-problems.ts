import { findContentProblems } from "../../contract/content/check-content.ts";
import type { ContentKind } from "../../contract/content/content-kind.ts";

/** The problems of a content by place. Empty when it can be published. */
export function findProblems(kind: ContentKind, body: unknown): Map<string, string> {
  return new Map(findContentProblems(kind, body).map(({ path, message }) => [path.join("."), message]));
}
