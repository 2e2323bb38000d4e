import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "#platform/web/api/api-error.ts";
import { api, apiQuery } from "#platform/web/api/client.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { formatDay } from "#platform/web/ui/time/format-day.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { closureConfirmation, closureDays, isClosureConfirmed } from "../../contract/index.ts";
import { expectOwnEnd } from "../session-end.ts";
import { signOut } from "../sign-out.ts";

/** Asks for the typed confirmation, closes the account and goes to /auth. */
export function CloseAccountDialog({ email, onClose }: { email: string | undefined; onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [isSignInOld, setSignInOld] = useState(false);
  const { data: me } = apiQuery.useQuery("get", "/api/v1/me");

  const close = async () => {
    expectOwnEnd(true);
    const body = { confirmation: typed };
    const { data } = await api.POST("/api/v1/account/closure", { body }).catch((failure: unknown) => {
      expectOwnEnd(false);
      setSignInOld(failure instanceof ApiError && failure.code === "account.sign_in_again");
      throw failure;
    });
    // The server has ended this session. Forgetting it here makes the guard redirect.
    await signOut();
    await navigate("/auth", { replace: true });
    notify({
      id: "auth",
      type: "info",
      title: "Your account will be deleted",
      message: `Sign in before ${data ? formatDay(new Date(data.dueAt)) : "that day"} to keep it.`,
      duration: 12_000,
    });
  };

  return (
    <FormDialog
      size="md"
      title="Delete your account?"
      description={`You will be signed out everywhere, and your data will be erased on ${dueDayFrom(new Date())}. To keep your account, sign in before that day and choose “Keep my account”.`}
      {...(isSignInOld
        ? { submitLabel: "Sign in again", onSubmit: signOut }
        : {
            submitLabel: "Delete account",
            busyLabel: "Deleting...",
            variant: "danger-solid",
            canSubmit: isClosureConfirmed(typed, email),
            onSubmit: close,
          })}
      showsFailure={false}
      onClose={onClose}
    >
      {({ failure }) => (
        <>
          {me?.isOnlyAdmin && (
            <Banner tone="warn">
              You are the only admin of this installation. Make someone else an admin first.
            </Banner>
          )}
          <p className="text-sm text-ink-2">
            If you are the only owner of a workspace with other members, another member must become an owner
            first. Ask the operator of this installation.
          </p>
          <TextField
            label={`Type ${closureConfirmation(email)} to confirm`}
            className="wrap-anywhere"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={failure}
          />
        </>
      )}
    </FormDialog>
  );
}

/** The deletion day of an account closed now. */
function dueDayFrom(now: Date): string {
  return formatDay(new Date(now.getTime() + closureDays * dayMs));
}

const dayMs = 86_400_000;
