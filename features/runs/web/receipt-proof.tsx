import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { saveFile } from "#platform/web/files/save-file.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";

/** Saves the proof that the events of a receipt stand in the log. The verifier of the log reads it. */
export function ReceiptProof({ runId }: { runId: string }) {
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      const { data } = await api.GET("/api/v1/compliance/runs/{id}/proof", {
        params: { path: { id: runId } },
        parseAs: "blob",
      });
      if (data) saveFile(`receipt-${runId.slice(-8)}.tlog-proof`, data);
    } catch (error) {
      notify({ type: "error", title: "The proof was not saved", message: describeError(error) });
    }
    setBusy(false);
  }
  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={() => void save()}
      className="hit-area rounded-sm underline decoration-line-3 decoration-dotted underline-offset-4 hover:text-accent hover:decoration-accent"
    >
      Download proof
    </button>
  );
}
