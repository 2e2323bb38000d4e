/** A moment in the reader's time zone, with its day: "Wed, 25 Nov, 09:00". */
export function ShownMoment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {moment.format(new Date(at))}
    </time>
  );
}

const moment = new Intl.DateTimeFormat("en-GB", {
  ...({ weekday: "short", day: "numeric", month: "short" } as const),
  ...({ hour: "2-digit", minute: "2-digit" } as const),
});
