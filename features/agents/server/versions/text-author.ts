import { isDeepStrictEqual } from "node:util";
import type { Integrity } from "#platform/contract/label.ts";
import type { AgentContent, AgentField, TextOrigin } from "../../contract/index.ts";

/** Who wrote the texts of a version. It travels with them, whoever saves, copies, publishes or rolls back. */
export interface TextAuthor {
  /** `system`: a template as it came. `untrusted`: a file, or anything made with it. */
  text_integrity: (typeof worse)[number];
  /** Who wrote all of it. Null: nobody here, several people, or somebody who was erased. */
  written_by: string | null;
}

const worse = ["system", "user", "organization", "untrusted"] as const satisfies readonly Integrity[];

export const writtenByProduct: TextAuthor = { text_integrity: "system", written_by: null };
/** A file may come from anybody, whoever imports it. */
export const writtenOutside: TextAuthor = { text_integrity: "untrusted", written_by: null };

export function writtenBy(userId: string): TextAuthor {
  return { text_integrity: "user", written_by: userId };
}

/** What has no text that a model or a person reads. */
const withoutText: ReadonlySet<AgentField> = new Set([
  ...(["modelId", "fallbackModelId", "tools", "hasMemory", "limits"] as const),
]);

/** The author of a draft that this person saved over another one. Whoever changes no text has written none. */
export function authorAfterSave(
  before: TextAuthor & { content: AgentContent },
  { content, userId }: { content: AgentContent; userId: string },
): TextAuthor {
  const fields = Object.keys(content) as AgentField[];
  const isChanged = fields.some(
    (field) => !withoutText.has(field) && !isDeepStrictEqual(before.content[field], content[field]),
  );
  return isChanged ? joinAuthors(before, writtenBy(userId)) : authorOf(before);
}

/** The author of a text made from both. */
export function joinAuthors(one: TextAuthor, other: TextAuthor): TextAuthor {
  const [better, worst] = [one, other].sort(
    (a, b) => worse.indexOf(a.text_integrity) - worse.indexOf(b.text_integrity),
  ) as [TextAuthor, TextAuthor];
  const isOfTwo = worst.text_integrity === "user" && better.text_integrity === "user";
  if (!isOfTwo || better.written_by === worst.written_by) return authorOf(worst);
  return { text_integrity: "organization", written_by: null };
}

export function authorOf({ text_integrity, written_by }: TextAuthor): TextAuthor {
  return { text_integrity, written_by };
}

export function isSameAuthor(one: TextAuthor, other: TextAuthor): boolean {
  return isDeepStrictEqual(authorOf(one), authorOf(other));
}

/** What the texts are to this person: what a colleague wrote has the integrity of the organization. */
export function integrityFor({ text_integrity, written_by }: TextAuthor, userId: string): Integrity {
  return text_integrity === "user" && written_by !== userId ? "organization" : text_integrity;
}

export function originFor(author: TextAuthor, userId: string): TextOrigin {
  const integrity = integrityFor(author, userId);
  if (integrity === "untrusted") return "outside";
  return integrity === "organization" ? "workspace" : "own";
}
