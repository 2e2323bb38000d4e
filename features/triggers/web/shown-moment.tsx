/**
 * A moment in the reader's time zone, with its day: "Wed, 25 Nov, 09:00". Says so where the clock of `timeZone`, in which
 * the rest is told, shows another time.
 */
export function ShownMoment({ at, timeZone }: { at: string; timeZone?: string }) {
  const date = new Date(at);
  const shown = inZone().format(date);
  return (
    <span className="whitespace-nowrap tabular-nums">
      <time dateTime={at}>{shown}</time>
      {timeZone && inZone(timeZone).format(date) !== shown && " your time"}
    </span>
  );
}

function inZone(timeZone?: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-GB", {
    ...({ weekday: "short", day: "numeric", month: "short" } as const),
    ...({ hour: "2-digit", minute: "2-digit" } as const),
    ...(timeZone && { timeZone }),
  });
}
