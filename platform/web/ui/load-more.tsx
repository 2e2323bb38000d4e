import { Button } from "./button.tsx";

/** Loads the next part of a long list on demand. */
export function LoadMore({ shown, total, isLoading, onLoad }: LoadMoreProps) {
  const rest = total === undefined ? undefined : total - shown;
  if (rest !== undefined && rest <= 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-center gap-3 py-4 text-sm text-ink-3 tabular-nums">
      <Button size="sm" busy={isLoading} onClick={onLoad}>
        Load more
      </Button>
      {total === undefined
        ? `${shown.toLocaleString("en-US")} shown`
        : `${shown.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`}
    </div>
  );
}

interface LoadMoreProps {
  shown: number;
  /** Absent where counting would cost too much. */
  total?: number;
  isLoading: boolean;
  onLoad: () => void;
}
