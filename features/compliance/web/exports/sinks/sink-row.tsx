import { useTexts } from "#platform/web/language/texts.ts";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { sinkStatuses, unsentStatus } from "../../../contract/exports/sink-status.ts";
import { formatCount } from "../../proof/format-count.ts";
import { exportTexts } from "../texts/export-texts.ts";
import { SinkFailure } from "./sink-failure.tsx";
import { SinkMenu, type SinkMenuProps } from "./sink-menu.tsx";

/** A receiver: how far it is, and what it said last when it refused. */
export function SinkRow({ sink, onChange, onSecret }: SinkMenuProps) {
  const { sinks: words } = useTexts(exportTexts);
  const { name, kind, address, state, lag, deliveredAt, oldSecretUntil } = sink;
  const isUnsent = state === "current" && !deliveredAt;
  const look = isUnsent ? unsentStatus : sinkStatuses[state];
  return (
    <li className="flex items-start justify-between gap-2 border-b border-line-1 py-3 last:border-0 last:pb-0">
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
          {name}
          <Status look={{ word: words.states[isUnsent ? "unsent" : state], ...look }} />
        </p>
        <p className="text-ink-2 wrap-anywhere">
          {words.kinds[kind]}, {address}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-ink-3 tabular-nums">
          <span>
            {words.delivered(formatCount(sink.deliveredCount))}
            {deliveredAt && (
              <>
                , {words.last} <RelativeTime at={new Date(deliveredAt)} />
              </>
            )}
          </span>
          {lag.events > 0 && (
            <span>{words.behind(formatCount(lag.events), timeWords(words, lag.seconds))}</span>
          )}
        </p>
        <SinkFailure sink={sink} />
        {oldSecretUntil && (
          <p className="mt-1 text-xs text-ink-2">
            {words.bothSecrets} <RelativeTime at={new Date(oldSecretUntil)} />
          </p>
        )}
      </div>
      <SinkMenu {...{ sink, onChange, onSecret }} />
    </li>
  );
}

function timeWords(
  words: Record<"seconds" | "minutes" | "hours" | "days", (count: string) => string>,
  seconds: number,
): string {
  if (seconds < 120) return words.seconds(formatCount(seconds));
  if (seconds < 7_200) return words.minutes(formatCount(Math.round(seconds / 60)));
  if (seconds < 172_800) return words.hours(formatCount(Math.round(seconds / 3_600)));
  return words.days(formatCount(Math.round(seconds / 86_400)));
}
