import { Button } from "#platform/web/ui/button.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import type { MicrophoneProblem } from "../listening/listener.ts";
import { MicrophoneHelp, microphoneProblems } from "../listening/microphone-help.tsx";
import { agree } from "./agreement.ts";
import type { DictationWay } from "./dictation-way.ts";

/** Asks for agreement before speaking, or explains why dictation does not work. */
export function DictationDialog({ way, problem, isAsking, onClose, onStart }: DictationDialogProps) {
  const start = () => {
    onClose();
    onStart();
  };
  const cancel = <Button onClick={onClose}>{way.begin ? "Cancel" : "Close"}</Button>;
  if (problem)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={microphoneProblems[problem]}
        footer={
          <>
            {cancel}
            <Button variant="primary" onClick={start}>
              Try again
            </Button>
          </>
        }
      >
        <MicrophoneHelp problem={problem} />
      </Dialog>
    );
  const { leavesTo } = way;
  return (
    <Dialog
      isOpen={isAsking}
      onClose={onClose}
      title={way.begin ? "Where your voice goes" : "Dictation is not set up"}
      footer={
        <>
          {cancel}
          {leavesTo && (
            <Button
              variant="primary"
              onClick={() => {
                agree(leavesTo.id);
                start();
              }}
            >
              Agree and dictate
            </Button>
          )}
        </>
      }
    >
      <p className="text-base text-ink-2">{leavesTo ? `${leavesTo.sentence} ${askedOnce}` : nobody}</p>
    </Dialog>
  );
}

const askedOnce = "You are asked only once in this browser.";

const nobody =
  "This browser has no dictation, and this installation has no transcription. An admin can set TRANSCRIPTION to OpenAI or to a server of your own. Until then, try another browser.";

interface DictationDialogProps {
  way: DictationWay;
  problem: MicrophoneProblem | undefined;
  isAsking: boolean;
  onClose: () => void;
  onStart: () => void;
}
