import { useRef, useState } from "react";
import { describeAuthFailure } from "./auth-failure.ts";
import { focusAfter } from "./focus-after.ts";

/** What forms with one field do alike: wait, say beside the field what failed, and lead there. */
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

  /** Runs one call at a time; `explain` may word a refusal better than the service. True when it went well. */
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

/** Words of our own for a failure, where there are better ones. */
export type Explain = (failure: Error) => string | undefined;
