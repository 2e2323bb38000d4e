import { Download, X } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { usePageLanguage } from "#platform/web/language/page-language.ts";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { formatMoment } from "#platform/web/ui/time/format-moment.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { backgroundFileStatuses } from "../../contract/exports/background-file-status.ts";
import type { EventExport } from "../../contract/index.ts";
import { formatCount } from "../proof/format-count.ts";

const RemoveFileDialog = optionalPart(
  async () => (await import("./remove-file-dialog.tsx")).RemoveFileDialog,
);

/** A file that is made in the background. */
export type MadeFile = Pick<
  EventExport,
  "id" | "state" | "problem" | "doneCount" | "share" | "sizeBytes" | "expiresAt" | "createdAt"
>;

interface Words {
  waiting: string;
  writing: (count: string) => string;
  ready: string;
  failedOne: string;
  count: (count: string, size: string) => string;
  asked: string;
  expires: string;
  stop: string;
  remove: string;
  removeTitle: (name: string) => string;
  removeText: string;
  removeFile: string;
  download: string;
  notDownloaded: string;
  notRemoved: string;
  problems: Record<NonNullable<MadeFile["problem"]>, string>;
}

export interface FileRowProps<File extends MadeFile> {
  one: File;
  /** What it holds, in a line that names it. */
  name: string;
  children?: ReactNode;
  words: Words;
  acts: { remove: (id: string) => Promise<void>; download: (one: File) => Promise<void> };
}

/** A file: how far it is, or its bytes. */
export function FileRow<File extends MadeFile>({ one, name, children, words, acts }: FileRowProps<File>) {
  const [isBusy, setBusy] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const language = usePageLanguage();
  const act = async (perform: () => Promise<void>, title: string) => {
    setBusy(true);
    await perform().catch((error) => notify({ type: "error", title, message: describeError(error) }));
    setBusy(false);
  };
  const remove = () => act(() => acts.remove(one.id), words.notRemoved);
  const isReady = one.state === "ready";
  const look = backgroundFileStatuses[one.state];
  const isOpen = look.isActive;
  const end = isOpen ? words.stop : words.remove;
  return (
    <li className="grid gap-2 border-b border-line-1 py-3 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52 text-sm">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
            {name}
            {!isOpen && <Status look={{ word: isReady ? words.ready : words.failedOne, ...look }} />}
          </p>
          {children}
          <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-ink-3 tabular-nums">
            {isReady && <span>{words.count(formatCount(one.doneCount), sizeWords(one.sizeBytes ?? 0))}</span>}
            <span>
              {words.asked} <RelativeTime at={new Date(one.createdAt)} />
            </span>
            {isReady && one.expiresAt && (
              <span>
                {words.expires} {formatMoment(new Date(one.expiresAt), language)}
              </span>
            )}
          </p>
          {one.problem && <p className="mt-1 text-bad">{words.problems[one.problem]}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {isReady && (
            <Button
              size="sm"
              busy={isBusy}
              icon={<Download aria-hidden="true" size={14} />}
              aria-label={`${words.download}: ${name}`}
              onClick={() => void act(() => acts.download(one), words.notDownloaded)}
            >
              {words.download}
            </Button>
          )}
          <Button
            size="sm"
            icon={<X aria-hidden="true" size={14} />}
            aria-label={`${end}: ${name}`}
            // Without a file nothing is lost.
            onClick={() => (isReady ? setRemoving(true) : void remove())}
          >
            {end}
          </Button>
        </div>
      </div>
      {isOpen && (
        <ProgressBar
          label={one.state === "waiting" ? words.waiting : words.writing(formatCount(one.doneCount))}
          share={one.share}
        />
      )}
      <Suspense>
        {isRemoving && (
          <RemoveFileDialog name={name} words={words} onConfirm={remove} onClose={() => setRemoving(false)} />
        )}
      </Suspense>
    </li>
  );
}

/** How far something in the background has come, with words above the bar. `share` is from 0 to 1. */
function ProgressBar({ label, share }: { label: string; share: number }) {
  return (
    <div>
      <p className="text-xs text-ink-2 tabular-nums">{label}</p>
      <progress
        aria-label={label}
        max={100}
        value={Math.round(share * 100)}
        className="mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-paper-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper-3 [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}

/** A number of bytes in kB or MB. */
function sizeWords(bytes: number): string {
  return bytes < 1_000_000
    ? `${formatCount(Math.ceil(bytes / 1_000))} kB`
    : `${formatCount(Math.round(bytes / 100_000) / 10)} MB`;
}
