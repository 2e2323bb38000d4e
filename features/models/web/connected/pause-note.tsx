import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import type { ModelHealth } from "../../contract/index.ts";

/** Says that a model is skipped after failures in a row, or that the next call tries it because the pause is over. */
export function PauseNote({ pausedUntil, failuresInRow }: PauseNoteProps) {
  const end = new Date(pausedUntil);
  if (end.getTime() <= Date.now()) {
    return (
      <p className="text-sm text-ink-1">{failuresInRow} failures in a row: the next call tries it once.</p>
    );
  }
  return (
    <p className="text-sm text-ink-1">
      {failuresInRow} failures in a row: other models answer instead until <RelativeTime at={end} />, then one
      call tries it. People who chose this model still reach it.
    </p>
  );
}

interface PauseNoteProps {
  pausedUntil: string;
  failuresInRow: ModelHealth["failuresInRow"];
}
