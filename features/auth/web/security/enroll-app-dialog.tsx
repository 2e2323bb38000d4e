import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { log } from "#platform/web/log.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { authClient } from "../auth-client.ts";
import { describeAuthFailure } from "../auth-failure.ts";
import { explainCodeRefusal } from "../second-step/explain-code-refusal.ts";
import { refreshSecurity } from "./refresh-security.ts";

interface Enrolled {
  id: string;
  qrCode: string;
  secret: string;
}

/** Shows the QR code and verifies the app's first code. */
export function EnrollAppDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [enrolled, setEnrolled] = useState<Enrolled>();
  const [code, setCode] = useState("");
  const [notBegun, setNotBegun] = useState<Error>();

  /** An unverified factor is withdrawn with the dialog, except while its code is being checked. */
  const isKept = useRef(false);

  useEffect(() => {
    let isOver = false;
    const begun = enroll();
    begun.then(
      (made) => !isOver && setEnrolled(made),
      (thrown: Error) => !isOver && setNotBegun(thrown),
    );
    return () => {
      isOver = true;
      if (!isKept.current) begun.then(withdraw, () => undefined);
    };
  }, []);

  const verify = async () => {
    if (!enrolled) return;
    const answer = { factorId: enrolled.id, code: code.replaceAll(/\s/g, "") };
    isKept.current = true;
    const { error } = await authClient.mfa.challengeAndVerify(answer);
    isKept.current = !error;
    if (error) throw error;
    notify({ type: "success", title: "Success", message: "Two-step verification is on.", duration: 5000 });
    void refreshSecurity(client);
  };

  return (
    <FormDialog
      title="Add an authenticator app"
      submitLabel="Switch on"
      busyLabel="Checking..."
      canSubmit={enrolled !== undefined && code.trim().length >= 6}
      showsFailure={false}
      describeFailure={(refused) => explainCodeRefusal(refused, wrongCode) ?? describeAuthFailure(refused)}
      onClose={onClose}
      onSubmit={verify}
    >
      {({ failure }) =>
        notBegun ? (
          <Banner tone="bad">{describeAuthFailure(notBegun)}</Banner>
        ) : (
          <>
            <p className="text-sm text-ink-2">
              Scan this with your authenticator app, then enter the number it shows.
            </p>
            {enrolled ? <Secret {...enrolled} /> : <Skeleton className="mx-auto size-48 max-w-full" />}
            <TextField
              label="Six-digit code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={8}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              error={failure}
            />
          </>
        )
      }
    </FormDialog>
  );
}

const wrongCode = "This code is not right. Enter the one that the app shows now.";

function Secret({ qrCode, secret }: Enrolled) {
  return (
    <div className="grid justify-items-center gap-2">
      <img
        src={qrCode}
        alt="Code to scan"
        width={192}
        height={192}
        className="h-auto max-w-full rounded-md bg-white p-2"
      />
      <p className="text-xs text-ink-2">or type this into it:</p>
      <p className="flex items-center gap-1 text-xs">
        <span className="font-mono break-all text-ink-1">{secret}</span>
        <CopyButton value={secret} label="Copy the secret" />
      </p>
    </div>
  );
}

/** Factors of a person need distinct names, hence the local time. */
async function enroll(): Promise<Enrolled> {
  const friendlyName = `App of ${new Date().toLocaleString("sv")}`;
  const { data, error } = await authClient.mfa.enroll({ factorType: "totp", friendlyName });
  if (error) throw error;
  return { id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

/** Nobody scans this code any more. If the call fails, the service deletes the factor later. */
async function withdraw({ id }: Enrolled): Promise<void> {
  const { error } = await authClient.mfa.unenroll({ factorId: id });
  if (error) log.debug("What was begun was not withdrawn.", error);
}
