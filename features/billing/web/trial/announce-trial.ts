import { notify } from "#platform/web/ui/toast/notify.ts";

/** What is said when the account is there; without a session the person still has to sign in. */
export function announceAccount(isSignedIn: boolean): void {
  const next = isSignedIn ? "Welcome to Adjutant." : "Sign in to go on.";
  notify({
    id: "trial",
    type: "success",
    title: "Success!",
    message: `Account created successfully! ${next}`,
    duration: 6000,
  });
}

/** What is said when someone who has an account got a plan. */
export function announcePlan(): void {
  notify({
    id: "trial",
    type: "success",
    title: "Success!",
    message: "The plan is linked to your workspace.",
    duration: 6000,
  });
}
