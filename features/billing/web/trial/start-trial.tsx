import { useTexts } from "#platform/web/language/texts.ts";
import { Button, type ButtonProps } from "#platform/web/ui/button.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { useBillingProvider } from "../use-billing-provider.ts";
import { startTexts } from "./start-texts/start-texts.ts";
import { openTrial } from "./trial-request.ts";

/**
 * Opens the trial dialog. Where nothing is sold it leads to signing up, which is all there is to do, and says so; until
 * that is known its place is kept, empty.
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
  /** By its id or its name. */
  planId?: string;
  /** Called on a press, for example to close the menu around it. */
  onFollow?: () => void;
}
