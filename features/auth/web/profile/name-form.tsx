import { useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { cutUserName } from "../../contract/user-name.ts";
import { authClient } from "../auth-client.ts";
import { describeAuthFailure } from "../auth-failure.ts";

export function NameForm({ savedName }: { savedName: string }) {
  const [name, setName] = useState(savedName);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isChanged = name.trim() !== savedName;

  const save = async () => {
    setBusy(true);
    setError(undefined);
    const { error: refusal } = await authClient.updateUser({ data: { name: name.trim() } });
    setBusy(false);
    if (refusal) setError(describeAuthFailure(refusal));
    else {
      const message = "Your name is saved.";
      notify({ id: "profile", type: "success", title: "Success", message, duration: 4000 });
    }
  };

  return (
    <form
      className="flex max-w-[24rem] flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) void save();
      }}
    >
      <TextField
        label="Name"
        autoComplete="name"
        value={name}
        onChange={(event) => setName(cutUserName(event.target.value))}
        error={error}
        disabled={isBusy}
      />
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        busy={isBusy}
        disabled={!isChanged}
        busyLabel="Saving..."
      >
        Save
      </Button>
    </form>
  );
}
