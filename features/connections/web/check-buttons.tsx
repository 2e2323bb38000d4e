import { Button } from "#platform/web/ui/button.tsx";
import type { Connection } from "../contract/index.ts";
import type { useChangeConnection, useSignIn } from "./use-connections.ts";

/** Asks the other side now. An uploaded document has no other side to ask. */
export function CheckButton({ connection, change, label }: CheckButtonProps) {
  const { kind, hasDocumentAddress, state } = connection;
  if (kind === "openapi" && !hasDocumentAddress) return null;
  return (
    <Button
      size="sm"
      variant={state === "failing" ? "primary" : "secondary"}
      busy={change.isPending && change.variables.type === "check"}
      busyLabel="Checking"
      onClick={() => change.mutate({ type: "check" })}
    >
      {label}
    </Button>
  );
}

/** Begins a sign-in, where the connection has one. */
export function SignInButton({ connection: { auth, state }, signIn }: SignInButtonProps) {
  if (auth !== "oauth") return null;
  const isNeeded = state === "sign_in_needed";
  return (
    <Button
      size="sm"
      variant={isNeeded ? "primary" : "secondary"}
      busy={signIn.isPending}
      busyLabel="Opening"
      onClick={() => signIn.mutate()}
    >
      {isNeeded ? "Sign in" : "Sign in again"}
    </Button>
  );
}

interface CheckButtonProps {
  connection: Connection;
  change: ReturnType<typeof useChangeConnection>;
  label: string;
}

interface SignInButtonProps {
  connection: Connection;
  signIn: ReturnType<typeof useSignIn>;
}
