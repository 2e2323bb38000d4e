import { useTexts } from "#platform/web/language/texts.ts";
import { type ArtifactKind, artifactKinds } from "../../contract/index.ts";
import { KindIcon } from "../kinds/kind-icon.tsx";
import { artifactTexts } from "../texts/artifact-texts.ts";
import { useOpenArtifact } from "./use-open-artifact.ts";

/** The artifact that a tool call wrote, below its line. It opens beside the conversation. */
export function WrittenArtifact({ data }: { data: unknown }) {
  const words = useTexts(artifactTexts);
  const { open } = useOpenArtifact();
  const written = readWritten(data);
  if (!written) return null;
  const { id, title, kind, version } = written;
  return (
    <button
      type="button"
      aria-label={words.openResult(title)}
      onClick={() => open(id)}
      className="flex max-w-full items-center gap-2 rounded-lg border border-line-2 bg-paper-1 px-2.5 py-1.5 text-left text-sm transition-colors hover:bg-paper-3 pointer-coarse:min-h-11"
    >
      <KindIcon kind={kind} />
      <span className="truncate text-ink-1">{title}</span>
      <span className="shrink-0 text-xs text-ink-3 tabular-nums">{words.version(version)}</span>
    </button>
  );
}

function readWritten(data: unknown) {
  if (typeof data !== "object" || data === null) return undefined;
  const { artifactId: id, title, kind, version } = data as Record<string, unknown>;
  if (typeof id !== "string" || typeof title !== "string" || typeof version !== "number") return undefined;
  return isKind(kind) ? { id, title, kind, version } : undefined;
}

function isKind(kind: unknown): kind is ArtifactKind {
  return artifactKinds.some((known) => known === kind);
}
