import { announceSignIn } from "../sign-in-methods/announce-sign-in.ts";
import { setSigningIn } from "../signing-in.ts";
import { type Explain, useFieldForm } from "../use-field-form.ts";

/** Shared logic of the second-step forms: submit, show the error beside the field, greet. */
export function useSecondStep(selector = "input") {
  const { run: runCall, ...field } = useFieldForm(selector);

  const run = (act: Act, explain?: Explain): Promise<boolean> =>
    runCall(async () => {
      setSigningIn(true);
      const { error } = await act().finally(() => setSigningIn(false));
      return error ?? undefined;
    }, explain);

  /** Runs the act that completes the sign-in. */
  const prove = async (act: Act, explain?: Explain) => {
    if (await run(act, explain)) announceSignIn(null);
  };

  return { ...field, run, prove };
}

type Act = () => Promise<{ error: Error | null }>;
