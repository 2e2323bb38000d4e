import { useTexts } from "#platform/web/language/texts.ts";
import { Button, type ButtonProps } from "#platform/web/ui/button.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { useBillingProvider } from "../use-billing-provider.ts";
import { startTexts } from "./start-texts/start-texts.ts";
import { openTrial } from "./trial-request.ts";

/**
 * Button that opens the trial dialog, or leads to the sign-up where nothing is sold. Reserves its place,
 * empty, while that is unknown.
 */
export function StartTrial({ planId = "individual", onFollow, ...look }: StartTrialProps) {
  const words = useTexts(startTexts);
  const provider = useBillingProvider();
  if (provider === undefined)
    return <span aria-hidden className={look.size === "lg" ? "h-11" : "h-8 w-32"} />;
  if (provider === "none") {
    return (
      <LinkButton to="/auth?tab=sign-up" onClick={onFollow} {...look}>
        {words.signUp}
      </LinkButton>
    );
  }
  const open = () => {
    onFollow?.();
    openTrial(planId);
  };
  return (
    <Button onClick={open} aria-haspopup="dialog" {...look}>
      {words.startFreeTrial}
    </Button>
  );
}

interface StartTrialProps extends Pick<ButtonProps, "variant" | "size" | "className"> {
  /** Id or name. */
  planId?: string;
  /** Called on a click, e.g. to close the menu around it. */
  onFollow?: () => void;
}
