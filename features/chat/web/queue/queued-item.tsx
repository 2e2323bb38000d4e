import { CornerUpLeft, Pencil, X } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import type { QueuedMessage } from "../../contract/index.ts";
import type { QueueActs } from "../api/use-queue.ts";
import { useDraft } from "../composer/use-draft.ts";
import { attempt } from "./attempt.ts";
import { EditQueued } from "./edit-queued.tsx";

const words = { queued: "Queued", steering: "Next step", held: "Paused" };

/** One message that was not sent yet: it can be sent now, changed and removed. */
export function QueuedItem({ message, acts, isRunning, maySteer }: QueuedItemProps) {
  const { id, text, state } = message;
  // A change that was not stored reopens with its text.
  const { draft } = useDraft(`queued-${id}`);
  const [isEditing, setEditing] = useState(draft.text !== "");
  const [isBusy, setBusy] = useState(false);

  const perform = (title: string, act: () => Promise<void>) => async () => {
    setBusy(true);
    await attempt(title, act);
    setBusy(false);
  };

  if (isEditing) {
    return (
      <li className="p-1.5">
        <EditQueued message={message} onSave={acts.edit} onClose={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <li className="flex items-center gap-2 py-1 pr-1.5 pl-3.5">
      <p className="line-clamp-2 min-w-0 flex-1 wrap-anywhere whitespace-pre-line text-ink-1">{text}</p>
      <span className="shrink-0 text-xs text-ink-3">{words[state]}</span>
      <span className="flex shrink-0">
        {state !== "steering" && (maySteer || !isRunning) && (
          <IconButton
            label={isRunning ? "Send into the answer now" : "Send now"}
            size="sm"
            disabled={isBusy}
            icon={<CornerUpLeft aria-hidden="true" size={16} />}
            onClick={perform("The message was not sent", () => acts.sendNow(id))}
          />
        )}
        <IconButton
          label="Edit the queued message"
          size="sm"
          disabled={isBusy}
          icon={<Pencil aria-hidden="true" size={16} />}
          onClick={() => setEditing(true)}
        />
        <IconButton
          label="Remove from the queue"
          size="sm"
          disabled={isBusy}
          icon={<X aria-hidden="true" size={16} />}
          onClick={perform("The message was not removed", () => acts.remove(id))}
        />
      </span>
    </li>
  );
}

interface QueuedItemProps {
  message: QueuedMessage;
  acts: QueueActs;
  /** While an answer is being written, sending now means saying it into the answer. */
  isRunning: boolean;
  maySteer: boolean;
}
