import { describeError } from "#platform/web/api/api-error.ts";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { ErrorState } from "#platform/web/ui/error-state.tsx";

/** What the preview shows until a part of the file is there: that it loads, or why it does not come. */
export function PreviewState({ text, error, isRetrying, onRetry }: PreviewStateProps) {
  if (!error) return <CentredSpinner text={text} className="min-h-40" />;
  return (
    <ErrorState
      title="This file cannot be shown right now"
      message={describeError(error)}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  );
}

interface PreviewStateProps {
  text: string;
  error: Error | null;
  isRetrying: boolean;
  onRetry: () => void;
}
