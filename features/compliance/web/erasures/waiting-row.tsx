import { useTexts } from "#platform/web/language/texts.ts";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import type { WaitingErasure } from "../../contract/index.ts";
import { erasureTexts } from "./texts/erasure-texts.ts";

/** An account that its person closed: when it is erased, or what keeps it. */
export function WaitingRow({ one }: { one: WaitingErasure }) {
  const { waiting: words, states } = useTexts(erasureTexts);
  const { email, askedAt, dueAt, heldBy, needsOwner } = one;
  return (
    <li className="border-b border-line-1 py-3 text-sm last:border-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
        {email ?? words.nameless}
        {heldBy && <Status look={{ word: states.held, tone: "warn", isActive: false }} />}
        {!heldBy && needsOwner && (
          <Status look={{ word: states.needs_owner, tone: "warn", isActive: false }} />
        )}
      </p>
      <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-ink-3 tabular-nums">
        <span>
          {words.due} <RelativeTime at={new Date(dueAt)} />
        </span>
        <span>
          {words.asked} <RelativeTime at={new Date(askedAt)} />
        </span>
      </p>
      {heldBy && <p className="mt-1 text-ink-2 wrap-anywhere">{heldBy}</p>}
      {!heldBy && needsOwner && <p className="mt-1 text-ink-2">{words.needsOwner}</p>}
    </li>
  );
}
