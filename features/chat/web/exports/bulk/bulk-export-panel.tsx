import { FileJson, FileText } from "lucide-react";
import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { BulkExport } from "../../../contract/index.ts";
import { BulkExportRow } from "./bulk-export-row.tsx";
import { useBulkExportActs, useBulkExports } from "./use-bulk-exports.ts";

/** Exports of all conversations, and what became of those that were asked for. */
export function BulkExportPanel() {
  const exports = useBulkExports();
  const { request } = useBulkExportActs();
  const [asked, setAsked] = useState<BulkExport["form"]>();
  const ask = async (form: BulkExport["form"]) => {
    setAsked(form);
    await request({ form }).catch((error) =>
      notify({ type: "error", title: "No export was begun", message: describeError(error) }),
    );
    setAsked(undefined);
  };
  return (
    <Panel
      title="Export"
      description="All your conversations as one zip. Markdown reads well; JSON has every version and what tools returned, and can be imported again."
    >
      <div className="flex flex-wrap gap-2">
        <Button
          busy={asked === "markdown"}
          onClick={() => void ask("markdown")}
          icon={<FileText aria-hidden="true" size={16} />}
        >
          Export all as Markdown
        </Button>
        <Button
          busy={asked === "json"}
          onClick={() => void ask("json")}
          icon={<FileJson aria-hidden="true" size={16} />}
        >
          Export all as JSON
        </Button>
      </div>
      <UntilLoaded of={exports} title="The exports could not be loaded" />
      <ul aria-label="Exports" className="mt-2 empty:hidden">
        {exports.data?.map((one) => (
          <BulkExportRow key={one.id} one={one} />
        ))}
      </ul>
    </Panel>
  );
}
