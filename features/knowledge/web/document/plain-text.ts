import { plainMarkdown } from "#platform/contract/plain-markdown.ts";
import type { KnowledgePassage } from "../../contract/index.ts";

/** A passage as people read it. Of anything but Markdown it stays as it is: there a mark is meant. */
export function plainText({ text, isMarkdown }: Pick<KnowledgePassage, "text" | "isMarkdown">): string {
  return isMarkdown ? plainMarkdown(text) : text;
}
