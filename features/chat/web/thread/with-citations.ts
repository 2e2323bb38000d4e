import { linkCitations } from "#features/files/web/index.tsx";
import type { RunPart } from "#features/runs/web/index.tsx";
import type { Message } from "../../contract/index.ts";
import { citedSources, linkSources } from "./link-sources.ts";

/** Citations of the files and passages that the answer was given become links. */
export function withCitations(parts: readonly RunPart[], files: Message["givenFiles"]): readonly RunPart[] {
  const sources = citedSources(parts);
  if (!files && sources.size === 0) return parts;
  return parts.map((part) =>
    part.type === "text"
      ? { ...part, text: linkSources(linkCitations(part.text, files ?? []), sources) }
      : part,
  );
}

export function isWritten(part: RunPart): boolean {
  return part.type === "text" && part.text.trim() !== "";
}
