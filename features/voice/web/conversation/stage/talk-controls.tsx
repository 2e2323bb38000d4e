import { Mic, MicOff, PhoneOff, RotateCcw, Square } from "lucide-react";
import { Button } from "#platform/web/ui/button.tsx";
import { FocusWatch } from "#platform/web/ui/focus-watch.tsx";
import type { Talk, TalkView } from "../talk/talk.ts";
import { HoldToTalk } from "./hold-to-talk.tsx";

/** The buttons of a talk. */
export function TalkControls({ talk, view, onRetry, onEnd, onFocusLost }: TalkControlsProps) {
  const { mode, isMuted, isListenerOpen, mayStop, state } = view;
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 px-4 pb-2.5">
      {isListenerOpen && (
        <FocusWatch key={mode} onFocusLost={onFocusLost}>
          {mode === "hands-free" ? (
            <Button
              aria-pressed={isMuted}
              icon={isMuted ? <MicOff aria-hidden="true" size={16} /> : <Mic aria-hidden="true" size={16} />}
              onClick={() => talk.setMuted(!isMuted)}
            >
              Mute
            </Button>
          ) : (
            <HoldToTalk onPress={talk.press} onRelease={talk.release} />
          )}
        </FocusWatch>
      )}
      {state.name === "problem" && (
        <FocusWatch onFocusLost={onFocusLost}>
          <Button icon={<RotateCcw aria-hidden="true" size={16} />} onClick={onRetry}>
            Try again
          </Button>
        </FocusWatch>
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
  /** Requests the microphone again. */
  onRetry: () => void;
  onEnd: () => void;
  /** The focused control has disappeared, e.g. with the microphone. */
  onFocusLost: () => void;
}
