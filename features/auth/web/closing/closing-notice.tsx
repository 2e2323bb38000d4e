import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { Notice } from "#platform/web/notices/notice.tsx";
import { NoticeButton } from "#platform/web/notices/notice-button.tsx";
import { formatDay } from "#platform/web/ui/time/format-day.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { refreshClosure } from "./use-closure.ts";

/** Shows how long the account can be kept, and a button to keep it. */
export function ClosingNotice({ dueAt }: { dueAt: Date }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  const keep = async () => {
    setBusy(true);
    try {
      await api.DELETE("/api/v1/account/closure");
      await refreshClosure(client);
      notify({
        type: "success",
        title: "Success",
        message: "Your account will not be deleted.",
        duration: 5000,
      });
      // The focused button is gone.
      document.getElementById("main")?.focus();
    } catch (error) {
      setBusy(false);
      notify({ type: "error", title: "Error", message: describeError(error), autoClose: false });
    }
  };

  return (
    <Notice
      name="Account deletion"
      tone="warn"
      action={
        <NoticeButton busy={isBusy} busyLabel="Keeping..." onClick={() => void keep()}>
          Keep my account
        </NoticeButton>
      }
    >
      <p>Your account will be deleted on {formatDay(dueAt)}.</p>
    </Notice>
  );
}
