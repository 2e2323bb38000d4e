import { useTexts } from "#platform/web/language/texts.ts";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import type { EventSink } from "../../../contract/index.ts";
import { formatCount } from "../../proof/format-count.ts";
import { exportTexts } from "../texts/export-texts.ts";

/** What a receiver said when it refused, in its own words. */
export function SinkFailure({ sink: { failure, state } }: { sink: EventSink }) {
  const { sinks: words } = useTexts(exportTexts);
  if (!failure) return null;
  const isComing = state !== "paused" && Date.parse(failure.retryAt ?? "") > Date.now();
  return (
    <div className="mt-1.5 rounded-md border border-bad-line bg-bad-soft px-2.5 py-1.5 text-ink-1">
      <p>
        {words.attempts(formatCount(failure.attempts))}
        {isComing && failure.retryAt && (
          <>
            , {words.retry} <RelativeTime at={new Date(failure.retryAt)} />
          </>
        )}
      </p>
      <p className="font-mono text-xs wrap-anywhere">{failure.words}</p>
    </div>
  );
}
