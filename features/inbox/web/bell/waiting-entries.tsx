import { AlarmClock, CircleAlert } from "lucide-react";
import { Link } from "react-router";
import { askedAtLimit } from "#features/runs/contract/index.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { ChevronIcon } from "#platform/web/ui/chevron-icon.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import type { InboxItem } from "../../contract/index.ts";
import { describeRequest } from "../requests/describe-request.ts";
import type { english as RequestTexts } from "../requests/texts/english.ts";
import { requestTexts } from "../requests/texts/request-texts.ts";
import { useLatestWaiting } from "../use-inbox.ts";
import { shownInBell } from "./shown-in-bell.ts";

/** The latest things that wait for the reader. Each leads to its card. Nothing is seen when nothing waits. */
export function WaitingEntries({ onFollow }: { onFollow: () => void }) {
  const { data } = useLatestWaiting(shownInBell);
  if (!data || data.counts.mine === 0) return null;
  const rest = data.counts.mine - data.items.length;
  return (
    <section aria-label="Waits for you" className="border-b border-line-1">
      <p aria-hidden="true" className="flex items-baseline gap-2 px-4 pt-2.5 text-sm font-semibold">
        Waits for you <span className="font-normal text-ink-2 tabular-nums">{data.counts.mine}</span>
      </p>
      <ul className="py-1">
        {data.items.map((item) => (
          <li key={item.id}>
            <Entry item={item} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="px-4 pb-2.5 text-sm">
          <Link to="/dashboard" onClick={onFollow}>
            {rest} more on the dashboard
          </Link>
        </p>
      )}
    </section>
  );
}

function Entry({ item, onFollow }: { item: InboxItem; onFollow: () => void }) {
  const { words, at } = wordsOf(item, useTexts(requestTexts));
  return (
    <Link
      to={`/dashboard?waiting=${item.id}`}
      onClick={onFollow}
      className="flex min-h-9 gap-2.5 px-4 py-1.5 text-sm text-ink-1 no-underline -outline-offset-2 hover:bg-paper-3 pointer-coarse:min-h-11"
    >
      {item.type === "failed_run" ? (
        <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-bad" />
      ) : item.type === "task" ? (
        <AlarmClock aria-label="Reminder" role="img" size={16} className="mt-0.5 shrink-0 text-brass" />
      ) : (
        <ChevronIcon isFilled={false} sizePx={16} className="mt-0.5 shrink-0 text-brass" />
      )}
      <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">{words}</span>
      <RelativeTime at={new Date(at)} className="shrink-0 text-xs whitespace-nowrap text-ink-3" />
    </Link>
  );
}

function wordsOf(item: InboxItem, texts: typeof RequestTexts): { words: string; at: string } {
  switch (item.type) {
    case "approval":
      return { words: item.approval.shown.act, at: item.approval.requestedAt };
    case "question":
      return { words: item.question.text, at: item.question.askedAt };
    case "limit":
      return {
        words: `${askedAtLimit(item.limit.asked).title}: ${item.limit.title ?? "a run"}`,
        at: item.limit.askedAt,
      };
    case "request":
      return { words: describeRequest(item.request, texts), at: item.request.askedAt };
    case "task":
      return { words: item.task.title, at: item.task.remindAt ?? item.task.createdAt };
    case "failed_run":
      return { words: `Failed: ${item.run.title ?? "a run"}`, at: item.run.endedAt };
  }
}
