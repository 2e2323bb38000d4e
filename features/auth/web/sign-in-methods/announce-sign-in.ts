import type { Session } from "@supabase/auth-js";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { describeAuthFailure } from "../auth-failure.ts";
import { lacksSecondStep } from "../lacks-second-step.ts";
import { authTexts } from "../texts/auth-texts.ts";

/** Announces a sign-in of any method, unless a second step is still to come. */
export function announceSignIn(session: Session | null): void {
  if (session && lacksSecondStep(session)) return;
  const { success, signedIn } = authTexts.read().forms;
  notify({
    id: "auth",
    type: "success",
    title: success,
    message: signedIn,
    duration: 4000,
  });
}

/** Announces a failed sign-in with `message`, by default the service's. */
export function announceSignInFailure(failure: Error, message = describeAuthFailure(failure)): void {
  notify({
    id: "auth",
    type: "error",
    title: authTexts.read().forms.signInFailed,
    message,
    autoClose: false,
  });
}
