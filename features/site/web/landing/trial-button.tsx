import { type ButtonSize, type ButtonVariant, buttonStyle } from "#platform/web/ui/button-style.ts";
import type { LandingPage } from "../../contract/landing-page.ts";

const signUpPath = "/auth?tab=sign-up";

/** What it is with a script. */
const button = { role: "button", "aria-haspopup": "dialog" } as const;

/** Opens the trial dialog for a plan. Without a script, and where nothing is sold, it leads to signing up. */
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

/** Turns in a button or link of the class `group` for as long as that is busy. */
export function BusyMark() {
  return (
    <span
      aria-hidden="true"
      className="hidden size-4 shrink-0 animate-turn rounded-full border-2 border-current border-t-transparent group-aria-busy:inline-block"
    />
  );
}

/** What it promises: a trial only where there is one. */
export function startLabel({ isSelling, labels }: Pick<LandingPage, "isSelling" | "labels">): string {
  return isSelling ? labels.startFreeTrial : labels.signUp;
}

interface TrialButtonProps {
  isSelling: boolean;
  /** By its id or its name. */
  planId?: string;
  /** Whether it shall be paid for a month or a year. */
  interval?: "month" | "year";
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  label: string;
  /** Tells several of them apart for whoever hears them. */
  detail?: string;
}
