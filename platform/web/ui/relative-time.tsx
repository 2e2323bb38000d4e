import { formatRelative } from "./time/format-relative.ts";
import { formatUtc } from "./time/format-time.ts";
import { useNow } from "./time/use-now.ts";
import { Tooltip } from "./tooltip.tsx";

/** When something happened, in few words; the exact time in UTC on hover. */
export function RelativeTime({ at, className }: { at: Date; className?: string }) {
  const now = useNow();
  return (
    <Tooltip label={formatUtc(at)}>
      <time dateTime={at.toISOString()} className={className ?? "whitespace-nowrap tabular-nums"}>
        {formatRelative(at, now)}
      </time>
    </Tooltip>
  );
}
