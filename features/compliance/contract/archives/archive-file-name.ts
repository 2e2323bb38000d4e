import type { Archive } from "./archive.ts";

/** Under which name its zip is saved. */
export function archiveFileName({ kind, createdAt }: Pick<Archive, "kind" | "createdAt">): string {
  return `${kind === "person" ? "archive" : "hold"}-${createdAt.slice(0, 10)}.zip`;
}
