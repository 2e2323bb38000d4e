import { CircleAlert, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { sharedTexts } from "../language/shared-texts/shared-texts.ts";
import { useTexts } from "../language/texts.ts";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { CopyButton } from "./copy-button.tsx";

/** A failure in place: what happened, a retry button, and an id for support. */
export function ErrorState({ title, message, onRetry, isRetrying, errorId, className }: ErrorStateProps) {
  const words = useTexts(sharedTexts);
  return (
    <div
      role="alert"
      className={classNames("flex flex-col items-center gap-3 px-6 py-10 text-center text-base", className)}
    >
      <CircleAlert aria-hidden="true" size={20} className="text-bad" />
      <div className="max-w-[48ch]">
        <p className="font-semibold text-ink-1">{title}</p>
        {message && <p className="mt-0.5 text-balance text-ink-2">{message}</p>}
      </div>
      {onRetry && (
        <Button
          icon={<RotateCcw aria-hidden="true" size={16} />}
          busy={isRetrying ?? false}
          onClick={onRetry}
        >
          {words.retry}
        </Button>
      )}
      {errorId && (
        <p className="flex items-center gap-1 font-mono text-xs text-ink-3">
          {errorId}
          <CopyButton value={errorId} label={words.copy.errorId} />
        </p>
      )}
    </div>
  );
}

interface ErrorStateProps {
  title: string;
  message?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** The request id of the failure in the logs. */
  errorId?: string;
  className?: string;
}
