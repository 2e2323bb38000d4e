import { Download } from "lucide-react";
import { useState } from "react";
import { callHeaders } from "#platform/web/api/access-token.ts";
import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { saveFile } from "#platform/web/files/save-file.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { type Days, reports, type UsageReach } from "./usage-reach.ts";

/** Downloads the usage of the shown days: a row for each day, person, model and purpose. */
export function ExportButton({ reach, days }: { reach: UsageReach; days: Days }) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(`model-usage-${days.from}-${days.to}.csv`, await load(reach, days));
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

async function load(reach: UsageReach, { from, to }: Days): Promise<Blob> {
  const reply = await fetch(`${reports[reach].csvPath}?from=${from}&to=${to}`, {
    headers: { ...(await callHeaders()) },
  });
  if (!reply.ok) throw new ApiError(reply.status, await reply.json().catch(() => undefined));
  return reply.blob();
}
