import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";

/**
 * One submission of a form at a time. `onDone` runs after a success; a failure leaves what was typed, and puts the focus
 * on the first field that is wrong, or back where it was.
 */
export function useSubmission(form: RefObject<HTMLFormElement | null>, onDone: () => void) {
  // A state would come too late for the second press of a double one.
  const isUnderWay = useRef(false);
  const [state, setState] = useState<SubmissionState>({ isBusy: false, isChecked: false });

  const stay = (failure: Error | undefined, focused: Element | null) => {
    // Fields are disabled while the form is busy, and only an enabled one takes the focus.
    flushSync(() => setState({ isBusy: false, isChecked: true, failure }));
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:enabled');
    if (wrong) wrong.focus();
    else if (focused instanceof HTMLElement) focused.focus();
  };

  /** `act` answers undefined when a field is not filled in right yet. */
  const run = async (act: SubmitAct) => {
    if (isUnderWay.current) return;
    const focused = document.activeElement;
    const submission = act();
    if (!submission) return stay(undefined, focused);
    isUnderWay.current = true;
    setState({ isBusy: true, isChecked: true });
    const failure = await submission.then(
      () => undefined,
      (thrown: Error) => thrown,
    );
    isUnderWay.current = false;
    if (failure) stay(failure, focused);
    else onDone();
  };

  const forgetFailure = () => setState((known) => (known.failure ? { ...known, failure: undefined } : known));

  return { ...state, run, forgetFailure };
}

export type SubmitAct = () => Promise<unknown> | undefined;

interface SubmissionState {
  isBusy: boolean;
  /** Whether the form was submitted once, so that its fields say what is wrong with them. */
  isChecked: boolean;
  failure?: Error | undefined;
}
