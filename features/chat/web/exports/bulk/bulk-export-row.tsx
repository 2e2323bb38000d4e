import { Download, X } from "lucide-react";
import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { saveFile } from "#platform/web/files/save-file.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { formatMoment } from "#platform/web/ui/time/format-moment.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { bulkExportStatuses } from "../../../contract/exports/bulk-export-status.ts";
import type { BulkExport } from "../../../contract/index.ts";
import { ImportProgress } from "../../imports/import-progress.tsx";
import { useBulkExportActs } from "./use-bulk-exports.ts";

/** An export of several conversations: how far it is, or its file. */
export function BulkExportRow({ one }: { one: BulkExport }) {
  const { remove, download } = useBulkExportActs();
  const [isBusy, setBusy] = useState(false);
  const { id, state, form, isOfAll, createdAt, problem } = one;
  const act = async (perform: () => Promise<void>, title: string) => {
    setBusy(true);
    await perform().catch((error) => notify({ type: "error", title, message: describeError(error) }));
    setBusy(false);
  };
  const save = async () => {
    const zip = await download(id);
    if (zip) saveFile(`adjutant-conversations-${createdAt.slice(0, 10)}.zip`, zip);
  };
  const cancel = () => void act(() => remove(id), "The export was not removed");
  const look = bulkExportStatuses[state];
  if (look.isActive) {
    return (
      <li className="border-b border-line-1 py-3 last:border-0">
        <ImportProgress
          label={progressWords(one)}
          share={one.doneCount / Math.max(1, one.totalCount ?? 1)}
          onStop={cancel}
        />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line-1 py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-64 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {isOfAll ? "All conversations" : "Chosen conversations"}, {formWords[form]}
          <Status look={look} />
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-ink-3 tabular-nums">
          {problem ? <span>{problemWords[problem]}</span> : <span>{countWords(one)}</span>}
          {one.expiresAt && state === "ready" && (
            <span>Expires {formatMoment(new Date(one.expiresAt), "en")}</span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {state === "ready" && (
          <Button
            size="sm"
            busy={isBusy}
            onClick={() => void act(save, "The export was not downloaded")}
            icon={<Download aria-hidden="true" size={14} />}
          >
            Download
          </Button>
        )}
        <Button size="sm" onClick={cancel} icon={<X aria-hidden="true" size={14} />}>
          Remove
        </Button>
      </div>
    </li>
  );
}

const formWords = { json: "JSON", markdown: "Markdown" };

const problemWords = {
  too_large:
    "Larger than one zip can be: 1 GB or 20,000 conversations. Export some at a time, from the list.",
  empty: "There was nothing to export.",
  interrupted: "Packing was interrupted too often. Remove this export and try again.",
  not_permitted: "Your access to this workspace ended before the export was packed.",
};

function progressWords({ doneCount, totalCount }: BulkExport): string {
  if (totalCount === null) return "Export waits for its turn";
  return `Packing ${doneCount.toLocaleString("en-US")} of ${totalCount.toLocaleString("en-US")} conversations`;
}

function countWords({ doneCount, sizeBytes }: BulkExport): string {
  const megabytes = ((sizeBytes ?? 0) / 1_000_000).toLocaleString("en-US", { maximumFractionDigits: 1 });
  return `${doneCount.toLocaleString("en-US")} ${doneCount === 1 ? "conversation" : "conversations"}, ${megabytes} MB`;
}
