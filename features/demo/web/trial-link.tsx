import { useIsSelling } from "#platform/web/api/use-is-selling.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "#platform/web/ui/button-style.ts";
import { demoTexts } from "./texts/demo-texts.ts";

/**
 * A link from the demo to sign-up, which starts a trial where plans are sold. A full page load, so that the
 * page uses this browser's session again.
 */
export function TrialLink({ variant, size, className }: TrialLinkProps) {
  const { trial, signUp } = useTexts(demoTexts);
  const isSelling = useIsSelling();
  return (
    <a href="/auth?tab=sign-up" className={buttonStyle(variant, size, className)}>
      {isSelling ? trial : signUp}
    </a>
  );
}

interface TrialLinkProps {
  variant: ButtonVariant;
  size: ButtonSize;
  className?: string;
}
