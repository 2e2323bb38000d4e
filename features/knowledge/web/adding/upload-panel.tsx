import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";
import { mostUploads, removeUploads, retryUploads, type Upload, type UploadList } from "./upload-queue.ts";
import { UploadRow } from "./upload-row.tsx";

/** Waiting files beyond these are only counted. */
const mostWaitingShown = 5;

/** The uploads into a collection: what is under way, and what failed with its reason, until it is retried or removed. */
export function UploadPanel({ collectionId, list }: { collectionId: string; list: UploadList }) {
  const { uploads: words, ...adding } = useTexts(knowledgeTexts).adding;
  const [dismissed, setDismissed] = useState<UploadList>();
  const { uploads, leftOut } = list;
  const inState = (...states: string[]) => uploads.filter(({ state }) => states.includes(state));
  const [failed, done, open] = [inState("failed"), inState("done"), inState("waiting", "uploading")];
  const waiting = inState("waiting");
  const shown = [...failed, ...inState("uploading"), ...waiting.slice(0, mostWaitingShown)];
  const hidden = waiting.length - Math.min(waiting.length, mostWaitingShown);
  const retriable = failed.filter(({ mayRetry }) => mayRetry);
  const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id);
  if (uploads.length === 0 && leftOut === 0) return null;
  return (
    <section
      aria-label={words.label}
      className="grid gap-3 rounded-lg border border-line-1 bg-paper-1 p-3 sm:p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-sm font-medium text-ink-1 tabular-nums">
          {open.length > 0
            ? words.progress(done.length, uploads.length)
            : failed.length > 0
              ? words.failed(failed.length)
              : sayDone(done, words)}
        </p>
        <span className="flex flex-wrap gap-2">
          {open.length > 1 && (
            <Button size="sm" onClick={() => removeUploads(collectionId, idsOf(open))}>
              {words.cancelAll}
            </Button>
          )}
          {retriable.length > 1 && (
            <Button size="sm" onClick={() => retryUploads(collectionId, idsOf(retriable))}>
              {words.retryAll}
            </Button>
          )}
          {open.length === 0 && (
            <Button size="sm" variant="ghost" onClick={() => removeUploads(collectionId, idsOf(uploads))}>
              {words.clear}
            </Button>
          )}
        </span>
      </div>
      {open.length > 0 && (
        <progress
          aria-label={words.label}
          max={uploads.length}
          value={uploads.reduce((sum, { progress, state }) => sum + (state === "failed" ? 1 : progress), 0)}
          className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-paper-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper-3 [&::-webkit-progress-value]:bg-accent"
        />
      )}
      {leftOut > 0 && dismissed !== list && (
        <Banner tone="warn" onDismiss={() => setDismissed(list)}>
          {adding.tooMany(mostUploads, leftOut)}
        </Banner>
      )}
      {shown.length > 0 && (
        <ul aria-label={words.label} className="max-h-80 divide-y divide-line-1 overflow-y-auto">
          {shown.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => retryUploads(collectionId, [upload.id])}
              onRemove={() => removeUploads(collectionId, [upload.id])}
            />
          ))}
        </ul>
      )}
      {hidden > 0 && <p className="text-xs text-ink-3 tabular-nums">{words.others(hidden)}</p>}
    </section>
  );
}

/** Of one new version, also which title it has: that of a person stays, a file's name gives way to the next one. */
function sayDone(
  done: readonly Upload[],
  words: { allDone: (count: number) => string; versionDone: (title: string, isKept: boolean) => string },
): string {
  const [one] = done;
  return done.length === 1 && one?.isVersion && one.title !== undefined
    ? words.versionDone(one.title, one.title !== one.name)
    : words.allDone(done.length);
}
