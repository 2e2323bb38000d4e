import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { trialTexts } from "./texts/trial-texts.ts";
import type { Trial } from "./use-trial.ts";

/** Restarts with another address. A completed checkout stays with this one. */
export function StartOver({ trial }: { trial: Trial }) {
  const { startOver } = useTexts(trialTexts);
  return (
    <Button
      variant="ghost"
      size="sm"
      className="self-center"
      disabled={trial.state.isBusy}
      onClick={trial.startOver}
    >
      {startOver}
    </Button>
  );
}
