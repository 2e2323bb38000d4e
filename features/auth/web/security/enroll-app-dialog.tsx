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
import { oneAtATime } from "./one-at-a-time.ts";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { refreshSecurity } from "./refresh-security.ts";
import { makeFirstRecoveryCodes } from "./use-recovery-codes.ts";

interface Enrolled {
  id: string;
  qrCode: string;
  secret: string;
}

/** Shows the QR code, verifies the app's first code, and shows the first recovery codes. */
export function EnrollAppDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [enrolled, setEnrolled] = useState<Enrolled>();
  const [code, setCode] = useState("");
  const [notBegun, setNotBegun] = useState<Error>();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();

  /** An unverified factor is withdrawn with the dialog, except while its code is being checked. */
  const isKept = useRef(false);
  /** The codes follow the form, so its success does not close the dialog. */
  const goesOn = useRef(false);

  useEffect(() => {
    let isOver = false;
    const begun = inTurn(enroll);
    begun.then(
      (made) => !isOver && setEnrolled(made),
      (thrown: Error) => !isOver && setNotBegun(thrown),
    );
    return () => {
      isOver = true;
      if (!isKept.current) void inTurn(() => begun.then(withdraw, () => undefined));
    };
  }, []);

  const verify = async () => {
    if (!enrolled) return;
    const answer = { factorId: enrolled.id, code: code.replaceAll(/\s/g, "") };
    isKept.current = true;
    const { data, error } = await authClient.mfa.challengeAndVerify(answer);
    isKept.current = !error;
    if (error) throw error;
    notify({ type: "success", title: "Success", message: "Two-step verification is on.", duration: 5000 });
    const codes = await makeFirstRecoveryCodes(data.user);
    void refreshSecurity(client);
    goesOn.current = codes !== undefined;
    setRecoveryCodes(codes);
  };

  if (recoveryCodes) return <RecoveryCodesDialog codes={recoveryCodes} onClose={onClose} />;
  return (
    <FormDialog
      title="Add an authenticator app"
      submitLabel="Turn on"
      busyLabel="Checking..."
      canSubmit={enrolled !== undefined && code.trim().length >= 6}
      showsFailure={false}
      describeFailure={(refused) => explainCodeRefusal(refused, wrongCode) ?? describeAuthFailure(refused)}
      onClose={() => !goesOn.current && onClose()}
      onSubmit={verify}
    >
      {({ failure }) =>
        notBegun ? (
          <Banner tone="bad">{describeAuthFailure(notBegun)}</Banner>
        ) : (
          <>
            <p className="text-base text-ink-2">
              Scan this code with your authenticator app, then enter the six digits it shows. Your other
              devices are signed out.
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

const wrongCode = "Incorrect code. Enter the one your app shows now.";

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
      <p className="text-base text-ink-2">or enter this key in the app:</p>
      <p className="flex items-center gap-1 text-xs">
        <span className="font-mono break-all text-ink-1">{secret}</span>
        <CopyButton value={secret} label="Copy key" />
      </p>
    </div>
  );
}

/**
 * Two apps added in the same second have the same name, and the service then deletes the earlier one. So the
 * next one waits until the one before is withdrawn.
 */
const inTurn = oneAtATime();

const addedAt = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium" });

/** Factors of a person need distinct names, hence the local time. */
async function enroll(): Promise<Enrolled> {
  const friendlyName = `App added on ${addedAt.format(new Date())}`;
  const { data, error } = await authClient.mfa.enroll({ factorType: "totp", friendlyName });
  if (error) throw error;
  return { id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

/** Nobody scans this code any more. If the call fails, the service deletes the factor later. */
async function withdraw({ id }: Enrolled): Promise<void> {
  const { error } = await authClient.mfa.unenroll({ factorId: id });
  if (error) log.debug("What was begun was not withdrawn.", error);
}
