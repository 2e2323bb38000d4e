import { Download } from "lucide-react";
import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { AnalyticsPeriod } from "../../contract/analytics.ts";
import { loadExport } from "./load-export.ts";
import { makeCsv } from "./make-csv.ts";

/** Downloads the shown data. */
export function ExportButton({ period }: { period: AnalyticsPeriod }) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(`analytics-${period}.csv`, makeCsv(await loadExport(period)));
    } catch (error) {
      notify({ type: "error", title: "Not exported", message: describeError(error), autoClose: false });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      icon={<Download aria-hidden="true" size={16} />}
      busy={isBusy}
      busyLabel="Exporting..."
      onClick={() => void save()}
    >
      Export CSV
    </Button>
  );
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the file long before this.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
