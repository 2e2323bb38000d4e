import { useEffect, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { api, apiQuery } from "#platform/web/api/client.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { authClient } from "../auth-client.ts";
import { AskAdminNote } from "../links/ask-admin-note.tsx";
import { useMailFate } from "../mail/mail-fate.ts";
import { refreshSessionAgain } from "../refresh-session-again.ts";
import { describePendingEmail } from "./describe-pending-email.ts";

/** A pending change of address, with a button to cancel it. */
export function PendingEmail({ pending, email, asksBoth }: PendingEmailProps) {
  const [isBusy, setBusy] = useState(false);
  const fate = useMailFate();
  const { data, refetch } = apiQuery.useQuery("get", "/api/v1/me/email-change");
  useEffect(() => followOtherDevices(() => void refetch()), [refetch]);

  const cancel = async () => {
    setBusy(true);
    try {
      await api.DELETE("/api/v1/me/email-change");
      await refreshSessionAgain();
      notify({
        type: "success",
        title: "Success",
        message: "Your email address stays the same.",
        duration: 4000,
      });
    } catch (error) {
      notify({ type: "error", title: "Error", message: describeError(error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Banner
      tone="brass"
      action={
        <Button size="sm" busy={isBusy} onClick={() => void cancel()}>
          Cancel change
        </Button>
      }
    >
      <p className="break-words">
        Waiting for <strong className="font-medium">{pending}</strong>.{" "}
        {fate && describePendingEmail(data?.waitsFor, { email, pending, asksBoth, fate })}
        {fate === "outbox" && (
          <>
            {" "}
            <AskAdminNote />
          </>
        )}
      </p>
    </Banner>
  );
}

interface PendingEmailProps {
  pending: string;
  email: string;
  /** True when the present mailbox has to confirm as well. */
  asksBoth: boolean;
}

/** The links may be opened on other devices. Refetches when the person returns to the page. */
function followOtherDevices(readAgain: () => void): () => void {
  const look = () => {
    if (document.visibilityState !== "visible") return;
    void authClient.refreshSession();
    readAgain();
  };
  look();
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}
