import { Mic, Volume2 } from "lucide-react";
import type { Ref } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import type { Transcriber } from "../../../contract/transcription.ts";
import { keepsRecordings } from "../../recordings/keeps-recordings.ts";
import { describeDestination } from "../describe-destination.ts";

/**
 * Explains where speech goes, and has the start button: browsers require a press before a page may play sound
 * and listen.
 */
export function Beginning({ transcriber, isHeard, onBegin, ref }: BeginningProps) {
  const isKept = keepsRecordings.use();
  const Icon = isHeard ? Mic : Volume2;
  return (
    <div className="flex max-w-prose flex-col items-center gap-4 [@media(height<45rem),(width<40rem)_and_(height<56rem)]:gap-3">
      <p className="min-h-10 text-sm text-balance text-ink-2">
        {isHeard && "Your browser asks for the microphone. "}
        {transcriber && describeDestination(transcriber, { isKept, isHeard })}
      </p>
      <Button
        ref={ref}
        variant="primary"
        size="lg"
        disabled={transcriber === undefined}
        icon={<Icon aria-hidden="true" size={18} />}
        onClick={onBegin}
      >
        Begin
      </Button>
      {isHeard && (
        <p className="text-xs text-ink-3 [@media(height<45rem),(width<40rem)_and_(height<56rem)]:hidden">
          Or type below, as in any conversation.
        </p>
      )}
    </div>
  );
}

interface BeginningProps {
  /** Undefined until known, null when unknown. */
  transcriber: Transcriber | null | undefined;
  /** Whether anyone transcribes. */
  isHeard: boolean;
  onBegin: () => void;
  ref: Ref<HTMLButtonElement>;
}
