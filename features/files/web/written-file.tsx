import { FileIcon } from "./file-icon.tsx";
import { formatSize } from "./format-size.ts";
import { openPreview } from "./preview-store.ts";

/** The file that a tool call wrote, below its line. It opens in the preview, which downloads it. */
export function WrittenFile({ data }: { data: unknown }) {
  const file = readWritten(data);
  if (!file) return null;
  const { fileId, name, sizeBytes } = file;
  return (
    <button
      type="button"
      onClick={() => openPreview({ fileId, name })}
      className="flex max-w-full items-center gap-2 rounded-lg border border-line-2 bg-paper-1 px-2.5 py-1.5 text-left text-sm transition-colors hover:bg-paper-3 pointer-coarse:min-h-11"
    >
      <FileIcon name={name} />
      <span className="truncate text-ink-1">{name}</span>
      <span className="shrink-0 text-xs text-ink-3 tabular-nums">{formatSize(sizeBytes)}</span>
    </button>
  );
}

function readWritten(data: unknown): { fileId: string; name: string; sizeBytes: number } | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { fileId, name, sizeBytes } = data as Record<string, unknown>;
  if (typeof fileId !== "string" || typeof name !== "string" || typeof sizeBytes !== "number")
    return undefined;
  return { fileId, name, sizeBytes };
}
