import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { api, apiQuery } from "#platform/web/api/client.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { closureConfirmation, isClosureConfirmed } from "../../contract/index.ts";
import { expectOwnEnd } from "../session-end.ts";
import { signOut } from "../sign-out.ts";
import { useFieldForm } from "../use-field-form.ts";
import { dueDayFrom, formatDay } from "./due-day.ts";

/** Asks for the typed confirmation, closes the account and goes to /auth. */
export function CloseAccountDialog({ email, onClose }: { email: string | undefined; onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [isSignInOld, setSignInOld] = useState(false);
  const { data: me } = apiQuery.useQuery("get", "/api/v1/me");
  const { form, isBusy, error, run, forget } = useFieldForm();

  const close = async () => {
    let day = "";
    const isClosed = await run(
      async () => {
        expectOwnEnd(true);
        const { data } = await api.POST("/api/v1/account/closure", { body: { confirmation: typed } });
        if (data) day = formatDay(new Date(data.dueAt));
        // The server has ended this session. Forgetting it here makes the guard redirect.
        await signOut();
        return undefined;
      },
      (failure) => {
        expectOwnEnd(false);
        setSignInOld(failure instanceof ApiError && failure.code === "account.sign_in_again");
        return describeError(failure);
      },
    );
    if (!isClosed) return;
    await navigate("/auth", { replace: true });
    notify({
      id: "auth",
      type: "info",
      title: "Your account will be deleted",
      message: `It goes on ${day}. Sign in before that day to keep it.`,
      duration: 12_000,
    });
  };

  return (
    <Dialog
      isOpen
      onClose={() => !isBusy && onClose()}
      title="Delete your account?"
      description={`This signs you out everywhere. On ${dueDayFrom(new Date())} everything of yours is erased for good, unless you sign in before that day and keep the account.`}
    >
      <form
        ref={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isClosureConfirmed(typed, email)) void close();
        }}
      >
        {me?.isOnlyAdmin && (
          <Banner tone="warn">
            You are the only admin: afterwards nobody administers this installation. Make somebody else admin
            first.
          </Banner>
        )}
        <p className="text-sm text-ink-2">
          Where others work in a workspace that you alone own, one of them has to become an owner first.
          Whoever runs this installation can make them one.
        </p>
        <TextField
          label={`Type ${closureConfirmation(email)} to confirm`}
          className="wrap-anywhere"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            forget();
          }}
          error={error}
          disabled={isBusy}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          {isSignInOld ? (
            <Button variant="primary" onClick={() => void signOut()}>
              Sign in again
            </Button>
          ) : (
            <Button
              type="submit"
              variant="danger-solid"
              busy={isBusy}
              busyLabel="Deleting..."
              disabled={!isClosureConfirmed(typed, email)}
            >
              Delete account
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
