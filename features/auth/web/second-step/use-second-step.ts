import { useRef, useState } from "react";
import { describeAuthFailure } from "../auth-failure.ts";
import { focusAfter } from "../focus-after.ts";
import { setSigningIn } from "../signing-in.ts";
import { announceSignIn } from "../ways/announce-sign-in.ts";

/** What the forms of the second step do alike: wait, say beside the field what failed, and greet. */
export function useSecondStep() {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const refuse = (message: string) => {
    const show = () => {
      setBusy(false);
      setError(message);
    };
    focusAfter(show, form, "input, button");
  };

  /** Runs one call; `explain` may word a refusal better than the service. True when it went well. */
  const run = async (act: Act, explain: Explain = () => undefined): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setError(undefined);
    setSigningIn(true);
    const { error: failure } = await act().catch((thrown: Error) => ({ error: thrown }));
    setSigningIn(false);
    if (failure) refuse(explain(failure) ?? describeAuthFailure(failure));
    else setBusy(false);
    return !failure;
  };

  /** Runs what completes signing in. */
  const prove = async (act: Act, explain?: Explain) => {
    if (await run(act, explain)) announceSignIn(null);
  };

  return { form, isBusy, error, refuse, run, prove, forget: () => setError(undefined) };
}

type Act = () => Promise<{ error: Error | null }>;
type Explain = (failure: Error) => string | undefined;
