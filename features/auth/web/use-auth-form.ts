import { type FormEvent, useRef, useState } from "react";
import { log } from "#platform/web/log.ts";
import { dismissToast, notify } from "#platform/web/ui/toast/notify.ts";
import { describeAuthFailure } from "./auth-failure.ts";
import type { CredentialsProblem, NewCredentials } from "./credentials.ts";
import { focusAfter } from "./focus-after.ts";
import { setSigningIn } from "./signing-in.ts";
import { authTexts } from "./texts/auth-texts.ts";

interface AuthFormOptions<Values> {
  values: Values;
  check: (values: Values) => CredentialsProblem | undefined;
  /** Asks the auth service; answers its refusal, if any. */
  submit: (values: Values) => Promise<Error | undefined>;
  failureTitle: string;
  /** Finds the field that a refusal of the service is about. */
  explain?: (message: string, values: Values) => CredentialsProblem | undefined;
}

/** One place for all that the forms have to say: the newest replaces what was said before. */
const toastId = "auth";

/** What both forms of /auth do alike: check, wait, say what failed, and keep what was typed. */
export function useAuthForm<Values>({
  values,
  check,
  submit,
  failureTitle,
  explain,
}: AuthFormOptions<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<CredentialsProblem["fields"]>({});

  const refuse = (title: string, next: Pick<CredentialsProblem, "fields" | "message">, field: string) => {
    notify({ id: toastId, type: "error", title, message: next.message, autoClose: false });
    const show = () => {
      setBusy(false);
      setFieldErrors(next.fields);
    };
    focusAfter(show, form, `[name="${field}"]`);
  };

  const refuseAsTold = (failure: Error) => {
    const message = describeAuthFailure(failure);
    const blamed = explain?.(failure.message, values);
    // What it only repeats of the service is told in the language of the page.
    const told = blamed?.message === failure.message ? { ...blamed, message } : blamed;
    refuse(failureTitle, told ?? { fields: {}, message }, told?.firstField ?? "password");
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = check(values);
    if (found) return refuse(authTexts.read().forms.error, found, found.firstField);
    dismissToast(toastId);
    setFieldErrors({});
    setBusy(true);
    setSigningIn(true);
    try {
      const failure = await submit(values);
      if (failure) refuseAsTold(failure);
      else setBusy(false);
    } catch (error) {
      log.debug("The auth form failed.", error);
      const { error: title, unexpected: message } = authTexts.read().forms;
      refuse(title, { fields: {}, message }, "password");
    } finally {
      setSigningIn(false);
    }
  };

  const forget = (field: keyof NewCredentials) => {
    setFieldErrors((known) => ({ ...known, [field]: undefined }));
  };

  /** Says beside a field what to do, and leads there. */
  const point = (field: keyof NewCredentials, advice: string) => {
    const show = () => setFieldErrors((known) => ({ ...known, [field]: advice }));
    focusAfter(show, form, `[name="${field}"]`);
  };

  return { form, isBusy, fieldErrors, onSubmit, forget, point };
}
