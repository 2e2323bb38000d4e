import { type ButtonSize, type ButtonVariant, buttonStyle } from "#platform/web/ui/button-style.ts";

/** The way out of the demo into an account; it loads a page that speaks for this browser's session again. */
export function TrialLink({ variant, size, className }: TrialLinkProps) {
  return (
    <a href="/auth?tab=sign-up" className={buttonStyle(variant, size, className)}>
      Start Free Trial
    </a>
  );
}

interface TrialLinkProps {
  variant: ButtonVariant;
  size: ButtonSize;
  className?: string;
}
