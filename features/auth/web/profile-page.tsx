import { useState } from "react";
import { useNavigate } from "react-router";
import { Page } from "#platform/web/page/page.tsx";
import { Avatar } from "#platform/web/ui/avatar.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { authClient } from "./auth-client.ts";
import { describeAuthFailure } from "./auth-failure.ts";
import { leave } from "./leave.ts";
import { readUserName } from "./read-user-name.ts";
import { useSession } from "./session.ts";

/** Who one is here: the name may be changed, the address is shown, and one may leave. */
export function ProfilePage() {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  const { user } = session;
  return (
    <Page title="Profile" lead="How you appear to the people and agents of your workspace." width="reading">
      <div className="mb-8 flex items-center gap-4">
        <Avatar size="lg" name={readUserName(user) || user.email || "You"} isNamed />
        <div className="min-w-0">
          <p className="truncate text-md font-medium">{readUserName(user) || "No name yet"}</p>
          <p className="truncate text-sm text-ink-2">{user.email}</p>
        </div>
      </div>
      <NameForm key={user.id} savedName={readUserName(user)} email={user.email ?? ""} />
      <SignOut />
    </Page>
  );
}

function NameForm({ savedName, email }: { savedName: string; email: string }) {
  const [name, setName] = useState(savedName);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isChanged = name.trim() !== savedName;

  const save = async () => {
    setBusy(true);
    setError(undefined);
    const { error } = await authClient.updateUser({ data: { name: name.trim() } });
    setBusy(false);
    if (error) setError(describeAuthFailure(error));
    else notify({ type: "success", title: "Success", message: "Your name is saved.", duration: 4000 });
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
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={error}
        disabled={isBusy}
      />
      <TextField
        label="Email"
        type="email"
        value={email}
        readOnly
        hint="Changing your address comes later."
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

function SignOut() {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  return (
    <section className="mt-10 border-t border-line-1 pt-6">
      <h2 className="text-base font-semibold">Sign out</h2>
      <p className="mt-1 mb-3 text-sm text-ink-2">
        Ends the session of this browser. Other devices stay signed in.
      </p>
      <Button
        busy={isBusy}
        onClick={() => {
          setBusy(true);
          void leave(navigate);
        }}
      >
        Sign out
      </Button>
    </section>
  );
}
