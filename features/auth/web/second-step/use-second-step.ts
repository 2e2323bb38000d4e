import { setSigningIn } from "../signing-in.ts";
import { type Explain, useFieldForm } from "../use-field-form.ts";
import { announceSignIn } from "../ways/announce-sign-in.ts";

/** What the forms of the second step do alike: ask, say beside the field what failed, and greet. */
export function useSecondStep(selector = "input") {
  const { run: runCall, ...field } = useFieldForm(selector);

  const run = (act: Act, explain?: Explain): Promise<boolean> =>
    runCall(async () => {
      setSigningIn(true);
      const { error } = await act().finally(() => setSigningIn(false));
      return error ?? undefined;
    }, explain);

  /** Runs what completes signing in. */
  const prove = async (act: Act, explain?: Explain) => {
    if (await run(act, explain)) announceSignIn(null);
  };

  return { ...field, run, prove };
}

type Act = () => Promise<{ error: Error | null }>;
