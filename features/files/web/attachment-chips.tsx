import { RotateCcw, X } from "lucide-react";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Spinner } from "#platform/web/ui/spinner.tsx";
import { type Attachment, removeAttachment, retryAttachment } from "./attachments.ts";
import { FileIcon } from "./file-icon.tsx";
import { formatSize } from "./format-size.ts";

/** The files beside a text that is not sent yet, each with its state and what can be done about it. */
export function AttachmentChips({ place, list }: { place: string; list: readonly Attachment[] }) {
  if (list.length === 0) return null;
  return (
    <ul aria-label="Attached files" className="flex max-h-40 flex-wrap gap-2 overflow-y-auto px-3 pt-3">
      {list.map((file) => (
        <li
          key={file.id}
          className={`flex min-w-0 max-w-full items-center gap-2 rounded-lg border bg-paper-2 py-1 pr-1 pl-2.5 text-sm ${file.state === "failed" ? "border-bad" : "border-line-2"}`}
        >
          {file.state === "ready" || file.state === "failed" ? <FileIcon name={file.name} /> : <Spinner />}
          <span className="min-w-0">
            <span className="block truncate text-ink-1">{file.name}</span>
            <span
              role={file.state === "failed" ? "alert" : "status"}
              className={`block text-xs ${file.state === "failed" ? "text-bad" : "text-ink-3 tabular-nums"}`}
            >
              {describeState(file)}
            </span>
          </span>
          {file.state === "failed" && file.mayRetry && (
            <IconButton
              label={`Retry ${file.name}`}
              size="sm"
              icon={<RotateCcw aria-hidden="true" size={14} />}
              onClick={() => retryAttachment(place, file.id)}
            />
          )}
          <IconButton
            label={`${isUnderWay(file) ? "Cancel" : "Remove"} ${file.name}`}
            size="sm"
            icon={<X aria-hidden="true" size={14} />}
            onClick={() => removeAttachment(place, file.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function isUnderWay({ state }: Attachment): boolean {
  return state === "waiting" || state === "uploading";
}

function describeState({ state, progress, sizeBytes, problem }: Attachment): string {
  switch (state) {
    case "waiting":
      return "Waiting";
    case "uploading":
      return `Uploading ${Math.round(progress * 100)}%`;
    case "reading":
      return "Reading";
    case "ready":
      return formatSize(sizeBytes);
    case "failed":
      return problem ?? "This file cannot be used.";
  }
}
