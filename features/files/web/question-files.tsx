import { FileIcon } from "./file-icon.tsx";
import { formatSize } from "./format-size.ts";
import { openPreview } from "./preview-store.ts";

/** The files of a question. Each opens in the preview. */
export function QuestionFiles({ files }: { files: readonly FilePart[] }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files" className="mb-1.5 flex flex-wrap justify-end gap-1.5">
      {files.map(({ fileId, name, sizeBytes }) => (
        <li key={fileId} className="min-w-0 max-w-full">
          <button
            type="button"
            onClick={() => openPreview({ fileId, name })}
            className="flex max-w-full items-center gap-2 rounded-lg border border-line-2 bg-paper-1 px-2.5 py-1.5 text-left text-sm transition-colors hover:bg-paper-3 pointer-coarse:min-h-11"
          >
            <FileIcon name={name} />
            <span className="truncate text-ink-1">{name}</span>
            <span className="shrink-0 text-xs text-ink-3 tabular-nums">{formatSize(sizeBytes)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A file under a question, as a message holds it. */
interface FilePart {
  fileId: string;
  name: string;
  sizeBytes: number;
}
