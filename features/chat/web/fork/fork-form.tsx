import { useId, useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { messageLimit } from "../api/message-limit.ts";

/** Goes on from a step as another answer, with the same instruction or with a changed one. */
export function ForkForm({ step, isBusy, onFork }: ForkFormProps) {
  const [text, setText] = useState("");
  const id = useId();
  const asked = text.trim();
  return (
    <div className="grid gap-2 border-t border-line-1 pt-4">
      <label htmlFor={id} className="text-sm font-medium">
        Go on from here as another answer
      </label>
      <textarea
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={messageLimit}
        rows={2}
        placeholder="Another instruction, if you want one"
        className="w-full rounded-lg border border-line-2 bg-paper-1 px-3 py-2 text-base"
      />
      <p className="text-sm text-ink-2">
        The steps up to here stay as they are. No tool among them runs again, and their approvals do not
        count.
      </p>
      <div>
        <Button
          variant="primary"
          busy={isBusy}
          onClick={() => onFork({ afterStep: step, ...(asked && { text: asked }) })}
        >
          Go on from step {step}
        </Button>
      </div>
    </div>
  );
}

interface ForkFormProps {
  /** The number of the last step that stays. */
  step: number;
  isBusy: boolean;
  onFork: (from: { afterStep: number; text?: string }) => void;
}
