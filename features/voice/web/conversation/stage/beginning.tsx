import { Mic } from "lucide-react";
import type { Ref } from "react";
import { Button } from "#platform/web/ui/button.tsx";

/** What will happen with what one says, and the press that browsers ask for before a page may sound and listen. */
export function Beginning({ destination, onBegin, ref }: BeginningProps) {
  return (
    <div className="flex max-w-prose flex-col items-center gap-4">
      <p className="text-sm text-balance text-ink-2">
        Your browser asks for the microphone. {destination} The words become messages of this conversation;
        the sound is not kept.
      </p>
      <Button
        ref={ref}
        variant="primary"
        size="lg"
        icon={<Mic aria-hidden="true" size={18} />}
        onClick={onBegin}
      >
        Begin
      </Button>
      <p className="text-xs text-ink-3">Or write below, as in every conversation.</p>
    </div>
  );
}

interface BeginningProps {
  /** Where what one says goes to be written down, in a sentence. */
  destination: string | undefined;
  onBegin: () => void;
  ref: Ref<HTMLButtonElement>;
}
