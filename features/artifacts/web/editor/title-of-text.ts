import { plainMarkdown } from "#platform/contract/plain-markdown.ts";
import { type ArtifactKind, mostTitleCharacters } from "../../contract/index.ts";

/** The heading with which a document begins, in plain words. Undefined where it begins otherwise. */
export function titleOfText(kind: ArtifactKind, text: string): string | undefined {
  const heading = kind === "document" ? /^\s*#{1,3}[ \t]+(\S.*)/.exec(text)?.[1] : undefined;
  return (
    plainMarkdown(heading ?? "")
      .trim()
      .slice(0, mostTitleCharacters) || undefined
  );
}
