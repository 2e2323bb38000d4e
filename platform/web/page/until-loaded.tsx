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

/** Fills a place until its content has loaded: a placeholder, or the error. */
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
  /** The title of the error. */
  title: string;
  /** A placeholder of the content's size. Default: one row. */
  waiting?: ReactNode;
}
