import { Button } from "#platform/web/ui/button.tsx";
import type { Trial } from "./use-trial.ts";

/** The way to another address; what was completed with this one is kept for it. */
export function StartOver({ trial }: { trial: Trial }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      className="self-center"
      disabled={trial.state.isBusy}
      onClick={trial.startOver}
    >
      Start over with another address
    </Button>
  );
}
