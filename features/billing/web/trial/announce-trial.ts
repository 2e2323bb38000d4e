import { notify } from "#platform/web/ui/toast/notify.ts";
import { trialTexts } from "./texts/trial-texts.ts";

/** What is said when the account is there; without a session the person still has to sign in. */
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

/** What is said when someone who has an account got a plan. */
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
