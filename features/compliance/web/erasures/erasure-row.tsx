import { Download } from "lucide-react";
import { Link } from "react-router";
import { useTexts } from "#platform/web/language/texts.ts";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { erasureStatuses } from "../../contract/erasures/erasure-status.ts";
import type { Erasure } from "../../contract/index.ts";
import { formatCount } from "../proof/format-count.ts";
import { certificatePath, erasurePath } from "./erasure-paths.ts";
import { erasureTexts } from "./texts/erasure-texts.ts";

function isKept(state: Erasure["state"]): state is "held" | "needs_owner" | "needs_admin" | "id_taken" {
  return erasureStatuses[state].tone === "warn";
}

/** An erasure: how far it is, what it erased, and its certificate. */
export function ErasureRow({ one }: { one: Erasure }) {
  const words = useTexts(erasureTexts);
  const { id, kind, state, askedBy, rows, files, keys, isCertified } = one;
  const [asked, finished, checked] = [one.askedAt, one.finishedAt, one.checkedAt];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line-1 py-3 text-sm last:border-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {words.kinds[kind]}
          <Status look={{ word: words.states[state], ...erasureStatuses[state] }} />
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-ink-3 tabular-nums">
          <span>
            {words.asked} <RelativeTime at={new Date(asked)} />, {words.askedBy[askedBy]}
          </span>
          {finished && (
            <span>
              {words.finished} <RelativeTime at={new Date(finished)} />
            </span>
          )}
          {checked && (
            <span>
              {words.checked} <RelativeTime at={new Date(checked)} />
            </span>
          )}
          <span>{words.count(formatCount(rows), formatCount(files), formatCount(keys))}</span>
        </p>
        <p className="mt-0.5 font-mono text-xs text-ink-3 wrap-anywhere">{id}</p>
        {one.restoredAt && <p className="mt-1 text-ink-2">{words.restored}</p>}
        {isKept(state) && <p className="mt-1 text-ink-2">{words.keptLong[state]}</p>}
        {state === "done" && !isCertified && <p className="mt-1 text-ink-2">{words.notIssued}</p>}
      </div>
      {isCertified && (
        <div className="flex flex-wrap gap-2">
          <Link
            className="self-center px-1 text-sm underline"
            to={erasurePath(id)}
            aria-label={`${words.view}: ${id}`}
          >
            {words.view}
          </Link>
          <a
            className={buttonStyle("secondary", "sm")}
            href={certificatePath(id)}
            download
            aria-label={`${words.download}: ${id}`}
          >
            <Download aria-hidden="true" size={14} />
            {words.download}
          </a>
        </div>
      )}
    </li>
  );
}
