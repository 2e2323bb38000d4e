import { linkCitations } from "#features/files/web/index.tsx";
import type { RunPart } from "#features/runs/web/index.tsx";
import type { Message } from "../../contract/index.ts";

/** Citations of the files that the answer was given become links. */
export function withCitations(parts: readonly RunPart[], files: Message["givenFiles"]): readonly RunPart[] {
  if (!files) return parts;
  return parts.map((part) =>
    part.type === "text" ? { ...part, text: linkCitations(part.text, files) } : part,
  );
}

export function isWritten(part: RunPart): boolean {
  return part.type === "text" && part.text.trim() !== "";
}
