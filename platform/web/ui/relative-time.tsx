import { useState } from "react";
import { formatRelative } from "./time/format-relative.ts";
import { formatUtc } from "./time/format-time.ts";
import { useNow } from "./time/use-now.ts";
import { Tooltip } from "./tooltip.tsx";

/** When something happened, relative to now. The exact UTC time on hover. */
export function RelativeTime({ at, className }: RelativeTimeProps) {
  return <Shown key={at.getTime()} at={at} className={className} />;
}

function Shown({ at, className }: RelativeTimeProps) {
  // The page's clock may lag by half a minute. Newer events must not appear to lie in the future.
  const [shownAtMs] = useState(Date.now);
  const now = new Date(Math.max(useNow().getTime(), shownAtMs));
  return (
    <Tooltip label={formatUtc(at)}>
      <time dateTime={at.toISOString()} className={className ?? "whitespace-nowrap tabular-nums"}>
        {formatRelative(at, now)}
      </time>
    </Tooltip>
  );
}

interface RelativeTimeProps {
  at: Date;
  className?: string | undefined;
}
