import { describeError } from "#platform/web/api/api-error.ts";
import { useSlots } from "../use-triggers.ts";

/** The next five times of a pattern in its time zone, or what is wrong with it. */
export function NextSlots({ cron, timeZone }: { cron: string; timeZone: string }) {
  const slots = useSlots(cron, timeZone);
  if (slots.error) {
    return (
      <p role="alert" className="text-sm text-bad">
        {describeError(slots.error)}
      </p>
    );
  }
  return (
    <ol aria-label="Next times" className="grid min-h-26 content-start text-sm text-ink-2 tabular-nums">
      {(slots.data ?? []).map((slot) => (
        <li key={slot}>
          <time dateTime={slot}>{formatIn(timeZone, slot)}</time>
        </li>
      ))}
    </ol>
  );
}

/** "Wed, 25 Nov 2026, 09:00 CET". */
function formatIn(timeZone: string, at: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    ...({ weekday: "short", day: "numeric", month: "short", year: "numeric" } as const),
    ...({ hour: "2-digit", minute: "2-digit", timeZoneName: "short" } as const),
    timeZone,
  }).format(new Date(at));
}
