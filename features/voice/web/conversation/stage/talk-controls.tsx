import { Mic, MicOff, PhoneOff, RotateCcw, Square } from "lucide-react";
import { Button } from "#platform/web/ui/button.tsx";
import type { Talk, TalkView } from "../talk/talk.ts";
import { HoldToTalk } from "./hold-to-talk.tsx";

/** What one does with one's hands while talking. */
export function TalkControls({ talk, view, onRetry, onEnd }: TalkControlsProps) {
  const { mode, isMuted, isListenerOpen, mayStop, state } = view;
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 px-4 pb-2.5">
      {isListenerOpen && mode === "hands-free" && (
        <Button
          aria-pressed={isMuted}
          icon={isMuted ? <MicOff aria-hidden="true" size={16} /> : <Mic aria-hidden="true" size={16} />}
          onClick={() => talk.setMuted(!isMuted)}
        >
          Mute
        </Button>
      )}
      {isListenerOpen && mode === "push-to-talk" && (
        <HoldToTalk onPress={talk.press} onRelease={talk.release} />
      )}
      {state.name === "problem" && (
        <Button icon={<RotateCcw aria-hidden="true" size={16} />} onClick={onRetry}>
          Try again
        </Button>
      )}
      <Button
        aria-disabled={!mayStop}
        icon={<Square aria-hidden="true" size={14} fill="currentColor" />}
        onClick={() => void talk.stop()}
      >
        Stop
      </Button>
      <Button variant="danger" icon={<PhoneOff aria-hidden="true" size={16} />} onClick={onEnd}>
        End
      </Button>
    </div>
  );
}

interface TalkControlsProps {
  talk: Talk;
  view: TalkView;
  /** Asks for the microphone again. */
  onRetry: () => void;
  onEnd: () => void;
}
