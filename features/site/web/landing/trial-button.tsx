import { type ButtonSize, type ButtonVariant, buttonStyle } from "#platform/web/ui/button-style.ts";
import type { LandingPage } from "../../contract/landing-page.ts";

const signUpPath = "/auth?tab=sign-up";

/** Attributes with scripts enabled. */
const button = { role: "button", "aria-haspopup": "dialog" } as const;

/** Opens the trial dialog for a plan. Without scripts, and where nothing is sold, it links to sign-up. */
export function TrialButton({
  isSelling,
  planId = "individual",
  interval = "month",
  ...rest
}: TrialButtonProps) {
  const { variant = "primary", size = "md", className, label, detail } = rest;
  const look = buttonStyle(variant, size, className);
  const words = (
    <>
      {label}
      {detail && <span className="sr-only">: {detail}</span>}
    </>
  );
  if (!isSelling) {
    return (
      <a href={signUpPath} className={look}>
        {words}
      </a>
    );
  }
  return (
    <a
      href={signUpPath}
      {...button}
      data-trial={planId}
      data-trial-interval={interval}
      className={`group ${look}`}
    >
      <BusyMark />
      {words}
    </a>
  );
}

/** A spinner inside a busy button or link of class `group`. */
export function BusyMark() {
  return (
    <span
      aria-hidden="true"
      className="hidden size-4 shrink-0 animate-turn rounded-full border-2 border-current border-t-transparent group-aria-busy:inline-block"
    />
  );
}

/** The label: a trial only where there is one. */
export function startLabel({ isSelling, labels }: Pick<LandingPage, "isSelling" | "labels">): string {
  return isSelling ? labels.startFreeTrial : labels.signUp;
}

interface TrialButtonProps {
  isSelling: boolean;
  /** Its id or name. */
  planId?: string;
  /** The billing period. */
  interval?: "month" | "year";
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  label: string;
  /** Distinguishes several buttons for screen readers. */
  detail?: string;
}
