import { useRef, useState } from "react";
import { describeAuthFailure } from "./auth-failure.ts";
import { focusAfter } from "./focus-after.ts";

/** Shared logic of forms with one field: submit, show the error beside it, focus it. */
export function useFieldForm(selector = "input") {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const refuse = (message: string) => {
    const show = () => {
      setBusy(false);
      setError(message);
    };
    focusAfter(show, form, selector);
  };

  /** Runs one call at a time. `explain` may replace the service's message. True on success. */
  const run = async (act: () => Promise<Error | undefined>, explain: Explain = () => undefined) => {
    if (isBusy) return false;
    setBusy(true);
    setError(undefined);
    const failure = await act().catch((thrown: Error) => thrown);
    if (failure) refuse(explain(failure) ?? describeAuthFailure(failure));
    else setBusy(false);
    return !failure;
  };

  return { form, isBusy, error, refuse, run, forget: () => setError(undefined) };
}

/** Our own message for a failure, where we have a better one. */
export type Explain = (failure: Error) => string | undefined;
