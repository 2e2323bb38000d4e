import { useState } from "react";
import { useTyped } from "#platform/web/personal-data/use-typed.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { cutUserName } from "../../contract/user-name.ts";
import { authClient } from "../auth-client.ts";
import { describeAuthFailure } from "../auth-failure.ts";

/** The person's name. What is typed and not saved is still there when they come back to the page. */
export function NameForm({ savedName }: { savedName: string }) {
  const { typed, type, forget } = useTyped("name");
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const name = typed.name ?? savedName;
  const isChanged = name.trim() !== savedName;
  const [isFromBefore, setFromBefore] = useState(isChanged);

  const enter = (entered: string) => {
    type({ name: entered });
    // The saved name, typed again, is no change to keep: it may be another one tomorrow.
    if (entered.trim() === savedName) forget();
  };
  const save = async () => {
    setBusy(true);
    setError(undefined);
    const { error: refusal } = await authClient.updateUser({ data: { name: name.trim() } });
    setBusy(false);
    if (refusal) setError(describeAuthFailure(refusal));
    else {
      forget();
      setFromBefore(false);
      const message = "Your name is saved.";
      notify({ id: "profile", type: "success", title: "Success", message, duration: 4000 });
    }
  };

  return (
    <form
      className="flex max-w-[24rem] flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !isBusy) void save();
      }}
    >
      <TextField
        label="Name"
        autoComplete="name"
        value={name}
        onChange={(event) => enter(cutUserName(event.target.value))}
        hint={isFromBefore && isChanged ? "You changed it and have not saved it yet." : undefined}
        error={error}
        // A disabled field would lose the focus.
        readOnly={isBusy}
      />
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        busy={isBusy}
        disabled={!isChanged}
        keepsFocus
        busyLabel="Saving..."
      >
        Save
      </Button>
    </form>
  );
}
