import { RotateCcw, X } from "lucide-react";
import { useTexts } from "#platform/web/language/texts.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";
import type { Upload } from "./upload-queue.ts";

/** One file on its way, with what can be done about it. */
export function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const { uploads: words } = useTexts(knowledgeTexts).adding;
  const { name, folder, state, progress, problem, mayRetry } = upload;
  const path = folder ? `${folder}/${name}` : name;
  const isFailed = state === "failed";
  return (
    <li className="flex items-center gap-2 py-1.5">
      <span className="min-w-0 flex-1 text-sm">
        <span className="block truncate text-ink-1" title={path}>
          {path}
        </span>
        <span
          role={isFailed ? "alert" : undefined}
          className={`block text-xs wrap-anywhere ${isFailed ? "text-bad" : "text-ink-3 tabular-nums"}`}
        >
          {isFailed
            ? problem
            : state === "uploading"
              ? words.uploading(Math.round(progress * 100))
              : words.waiting}
        </span>
      </span>
      {isFailed && mayRetry && (
        <IconButton
          label={words.retry(name)}
          size="sm"
          icon={<RotateCcw aria-hidden="true" size={14} />}
          onClick={onRetry}
        />
      )}
      <IconButton
        label={isFailed ? words.remove(name) : words.cancel(name)}
        size="sm"
        icon={<X aria-hidden="true" size={14} />}
        onClick={onRemove}
      />
    </li>
  );
}

interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}
