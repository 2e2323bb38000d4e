import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useSession } from "#features/auth/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { ownCheckoutKey } from "../checkout/read-own-checkout.ts";
import { claimOnceProved } from "../subscription/claim-once-proved.ts";
import { refreshSubscription } from "../subscription/refresh-subscription.ts";
import { announceAccount, announcePlan, announceWaitingPlan } from "./announce-trial.ts";
import { CheckoutStep } from "./checkout-step.tsx";
import { completeTrial } from "./complete-trial.ts";
import { discardCheckout } from "./discard-checkout.ts";
import { EmailStep } from "./email-step.tsx";
import { LinkingStep } from "./linking-step.tsx";
import { PasswordStep } from "./password-step.tsx";
import { PlanStep } from "./plan-step.tsx";
import { StartOver } from "./start-over.tsx";
import { trialTexts } from "./texts/trial-texts.ts";
import { trialMessages } from "./trial-messages.ts";
import { accountExists, TrialProblem } from "./trial-problem.tsx";
import { TrialProgress } from "./trial-progress.tsx";
import type { TrialRequest } from "./trial-request.ts";
import type { TrialStep } from "./trial-state.ts";
import { useStepTracking } from "./use-step-tracking.ts";
import { useTrial } from "./use-trial.ts";

const visitorSteps: readonly TrialStep[] = ["email", "checkout", "password"];
const ownSteps: readonly TrialStep[] = ["email", "checkout", "linking"];

/**
 * From an address over the checkout to an account on trial; for people with an account from the plans to
 * theirs. Every opening starts anew.
 */
export function TrialDialog({ isOpen, planId, interval, isPaid, onClose }: TrialDialogProps) {
  const words = useTexts(trialTexts);
  const ownEmail = useEmailAtOpening();
  const trial = useTrial({ planId, interval, isPaid }, ownEmail);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { step, failure, email } = trial.state;
  const body = useFocusOnStep(step, failure !== undefined);
  useStepTracking(trial.state, ownEmail === undefined);

  const close = () => {
    // A completed checkout is not discarded: its account can still be opened.
    if (step === "checkout") discardCheckout();
    onClose();
  };

  const createAccount = (password: string) =>
    trial.run(trialMessages.noAccount, async () => {
      const isSignedIn = await completeTrial(email.trim(), password);
      onClose();
      await navigate(isSignedIn ? "/dashboard?payment=success" : "/auth");
      announceAccount(isSignedIn);
    });

  const linkPlan = () =>
    trial.run(trialMessages.notLinked, async () => {
      const isLinked = await claimOnceProved();
      if (isLinked) await refreshSubscription(client);
      else await client.invalidateQueries({ queryKey: ownCheckoutKey });
      onClose();
      if (isLinked) announcePlan();
      else announceWaitingPlan();
    });

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isHeld={step !== "email"}
      startsInField
      title={ownEmail ? words.ownTitle : words.title}
      size={step === "checkout" ? "wide" : ownEmail && step === "email" ? "lg" : "md"}
    >
      <div ref={body}>
        <TrialProgress
          steps={ownEmail ? ownSteps : visitorSteps}
          step={step}
          isOwn={ownEmail !== undefined}
        />
        {failure && <TrialProblem failure={failure} onTryAgain={trial.tryAgain} onLeave={onClose} />}
        {step === "email" &&
          (ownEmail ? <PlanStep trial={trial} /> : <EmailStep trial={trial} onLeave={onClose} />)}
        {step === "checkout" && <CheckoutStep trial={trial} />}
        {step === "password" && failure?.code === accountExists && <StartOver trial={trial} />}
        {step === "password" && failure?.code !== accountExists && (
          <PasswordStep trial={trial} onSubmit={createAccount} />
        )}
        {step === "linking" && <LinkingStep trial={trial} onLink={linkPlan} />}
      </div>
    </Dialog>
  );
}

/** The person's address at opening. A sign-in within the dialog does not change it. */
function useEmailAtOpening(): string | undefined {
  const session = useSession();
  const [email] = useState(session.status === "signed-in" ? session.user.email : undefined);
  return email;
}

interface TrialDialogProps extends Omit<TrialRequest, "number"> {
  onClose: () => void;
}

/** Focuses the first control of a step when it starts or continues, and the retry button after a failure. */
function useFocusOnStep(step: TrialStep, isFailed: boolean) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef({ step, isFailed });

  useEffect(() => {
    const before = shown.current;
    shown.current = { step, isFailed };
    if (before.step === step && before.isFailed === isFailed) return;
    const first = isFailed ? "[role=alert] :is(button, a)" : "input:not([hidden], [readonly]), button";
    body.current?.querySelector<HTMLElement>(first)?.focus();
  }, [step, isFailed]);

  return body;
}
