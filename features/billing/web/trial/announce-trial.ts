import { notify } from "#platform/web/ui/toast/notify.ts";
import { trialTexts } from "./texts/trial-texts.ts";

/** Announces the new account. Without a session the person still has to sign in. */
export function announceAccount(isSignedIn: boolean): void {
  const { success, welcome, signInNext } = trialTexts.read();
  notify({
    id: "trial",
    type: "success",
    title: success,
    message: isSignedIn ? welcome : signInNext,
    duration: 6000,
  });
}

/** Announces the plan of an existing account. */
export function announcePlan(): void {
  const { success, planLinked } = trialTexts.read();
  notify({
    id: "trial",
    type: "success",
    title: success,
    message: planLinked,
    duration: 6000,
  });
}

/** Announces that the plan waits until the person has confirmed the address. */
export function announceWaitingPlan(): void {
  const { planWaits } = trialTexts.read();
  notify({ id: "trial", type: "info", ...planWaits, autoClose: false });
}
