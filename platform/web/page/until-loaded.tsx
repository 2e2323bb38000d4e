import type { ReactNode } from "react";
import { ApiError, describeError } from "../api/api-error.ts";
import { ErrorState } from "../ui/error-state.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

interface Loading {
  data: unknown;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What stands in a place until its content is there: its place, or why it cannot be shown. */
export function UntilLoaded({ of, title, waiting }: UntilLoadedProps) {
  const { data, error, isFetching, refetch } = of;
  if (data !== undefined) return null;
  if (!error) return waiting ?? <Skeleton className="h-12 w-full" />;
  return (
    <ErrorState
      title={title}
      message={describeError(error)}
      errorId={error instanceof ApiError ? (error.requestId ?? "") : ""}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

interface UntilLoadedProps {
  of: Loading;
  /** What is said when it could not be loaded. */
  title: string;
  /** Of the size of what comes; one row if left out. */
  waiting?: ReactNode;
}
