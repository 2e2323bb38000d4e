import { Button } from "#platform/web/ui/button.tsx";
import type { Connection } from "../contract/index.ts";
import { CheckButton, SignInButton } from "./check-buttons.tsx";
import type { ConnectionAct } from "./connection-dialogs.tsx";
import type { useChangeConnection, useSignIn } from "./use-connections.ts";

/** What helps a connection that does not work: retry or sign in, edit, delete. */
export function TroubleActs({ connection, change, signIn, onOpen }: TroubleActsProps) {
  return (
    <span className="flex flex-wrap gap-2">
      {connection.state === "sign_in_needed" ? (
        <SignInButton {...{ connection, signIn }} />
      ) : (
        <CheckButton {...{ connection, change }} label="Retry" />
      )}
      <Button size="sm" onClick={() => onOpen("edit")}>
        Edit
      </Button>
      <Button size="sm" variant="danger" onClick={() => onOpen("delete")}>
        Delete
      </Button>
    </span>
  );
}

interface TroubleActsProps {
  connection: Connection;
  change: ReturnType<typeof useChangeConnection>;
  signIn: ReturnType<typeof useSignIn>;
  onOpen: (act: ConnectionAct) => void;
}
