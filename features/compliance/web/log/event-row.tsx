import { Link } from "react-router";
import type { LogEvent } from "../../contract/index.ts";
import { EventSentence } from "./event/event-sentence.tsx";
import { formatMoment, formatNumber } from "./format-number.ts";
import { OutcomeMark } from "./outcome-mark.tsx";
import type { Acts } from "./use-acts.ts";

/** An event in the list. The whole row opens it. */
export function EventRow({ event, acts, to }: { event: LogEvent; acts: Acts; to: string }) {
  const { number, at, outcome } = event;
  return (
    <li className="border-b border-line-1 last:border-b-0">
      <Link
        to={to}
        data-row={number}
        preventScrollReset
        className="grid gap-x-4 gap-y-0.5 px-3 py-2 text-base transition-colors -outline-offset-2 hover:bg-paper-2 sm:grid-cols-[11rem_1fr_auto] sm:items-baseline sm:px-4 pointer-coarse:py-2.5"
      >
        <time dateTime={at} className="text-sm whitespace-nowrap text-ink-3 tabular-nums">
          {formatMoment(new Date(at))}
        </time>
        <span className="min-w-0 wrap-anywhere text-ink-1">
          <EventSentence event={event} acts={acts} />
          {outcome !== "ok" && (
            <>
              {" "}
              <OutcomeMark outcome={outcome} />
            </>
          )}
        </span>
        <span className="text-sm text-ink-3 tabular-nums">{formatNumber(number)}</span>
      </Link>
    </li>
  );
}
