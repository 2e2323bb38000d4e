import { describeError } from "#platform/web/api/api-error.ts";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";

interface Loading {
  data: unknown;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What stands in a panel until its rows are there: their place, or why they cannot be shown. */
export function UntilLoaded({ of: { data, error, isFetching, refetch }, title }: UntilLoadedProps) {
  if (data !== undefined) return null;
  if (!error) return <Skeleton className="h-12 w-full" />;
  return (
    <ErrorState
      title={title}
      message={describeError(error)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

interface UntilLoadedProps {
  of: Loading;
  title: string;
}
