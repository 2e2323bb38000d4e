import { Download, X } from "lucide-react";
import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Pill } from "#platform/web/ui/pill.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { EventExport } from "../../../contract/index.ts";
import { activeNames } from "../../log/filter/log-filter.ts";
import { useFilterWords } from "../../log/filter/use-filter-words.ts";
import { formatCount } from "../../proof/format-count.ts";
import { complianceTexts } from "../../texts/compliance-texts.ts";
import { sizeWords } from "../size-words.ts";
import { exportTexts } from "../texts/export-texts.ts";
import { isOpen, useExportActs } from "../use-exports.ts";
import { WritingProgress } from "./writing-progress.tsx";

/** An export: how far it is, or its file. */
export function ExportRow({ one }: { one: EventExport }) {
  const { files: words, forms } = useTexts(exportTexts);
  const { filter: filterWords } = useTexts(complianceTexts);
  const { remove, download } = useExportActs();
  const [isBusy, setBusy] = useState(false);
  const act = async (perform: () => Promise<void>, title: string) => {
    setBusy(true);
    await perform().catch((error) => notify({ type: "error", title, message: describeError(error) }));
    setBusy(false);
  };
  const wordsOf = useFilterWords();
  const filter = { scope: one.scope, ...one.filter };
  const names = activeNames(filter).map((name) => `${filterWords[name]}: ${wordsOf(filter, name)}`);
  const isReady = one.state === "ready";
  return (
    <li className="grid gap-2 border-b border-line-1 py-3 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52 text-sm">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
            {forms[one.form]}, {words.scopes[one.scope]}
            {!isOpen(one) && (
              <Pill tone={isReady ? "good" : "bad"}>{isReady ? words.ready : words.failedOne}</Pill>
            )}
          </p>
          <p className="text-ink-2 wrap-anywhere">{names.length > 0 ? names.join(", ") : words.all}</p>
          <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-ink-3 tabular-nums">
            {isReady && <span>{words.count(formatCount(one.doneCount), sizeWords(one.sizeBytes ?? 0))}</span>}
            <span>
              {words.asked} <RelativeTime at={new Date(one.createdAt)} />
            </span>
            {isReady && one.expiresAt && (
              <span>
                {words.expires} <RelativeTime at={new Date(one.expiresAt)} />
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
              onClick={() => void act(() => download(one), words.notDownloaded)}
            >
              {words.download}
            </Button>
          )}
          <Button
            size="sm"
            icon={<X aria-hidden="true" size={14} />}
            onClick={() => void act(() => remove(one.id), words.notRemoved)}
          >
            {isOpen(one) ? words.stop : words.remove}
          </Button>
        </div>
      </div>
      {isOpen(one) && <WritingProgress one={one} />}
    </li>
  );
}
