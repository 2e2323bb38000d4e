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
  /** Calls the auth service. Returns its refusal, if any. */
  submit: (values: Values) => Promise<Error | undefined>;
  failureTitle: string;
  /** Maps a refusal to the field it concerns. */
  explain?: (message: string, values: Values) => CredentialsProblem | undefined;
}

/** One toast for all messages of the forms: the newest replaces the previous one. */
const toastId = "auth";

/** Shared logic of the sign-in and sign-up forms: check, submit, show the error, keep the input. */
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
    // A message that only repeats the service's is replaced by its translation.
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

  /** Shows advice beside a field and focuses it. */
  const point = (field: keyof NewCredentials, advice: string) => {
    const show = () => setFieldErrors((known) => ({ ...known, [field]: advice }));
    focusAfter(show, form, `[name="${field}"]`);
  };

  return { form, isBusy, fieldErrors, onSubmit, forget, point };
}
