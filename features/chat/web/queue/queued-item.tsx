import { CornerUpLeft, Pencil, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import type { QueuedMessage } from "../../contract/index.ts";
import type { QueueActs } from "../api/use-queue.ts";
import { useDraft } from "../composer/use-draft.ts";
import { peopleTexts } from "../people/texts/people-texts.ts";
import { attempt } from "./attempt.ts";
import { EditQueued } from "./edit-queued.tsx";
import { pieceOf } from "./queue-words.ts";
import { queueTexts } from "./texts/queue-texts.ts";

/** One message that was not sent yet: it can be sent now, changed and removed. */
export function QueuedItem({ message, acts, isRunning, maySteer, onPress }: QueuedItemProps) {
  const { id, text, state, author, abilities } = message;
  const people = useTexts(peopleTexts);
  const words = useTexts(queueTexts);
  // A change that was not stored reopens with its text.
  const { draft } = useDraft(`queued-${id}`);
  const [isEditing, setEditing] = useState(draft.text !== "");
  const [isClosed, setClosed] = useState(false);
  const isBusy = useRef(false);
  const edit = useRef<HTMLButtonElement>(null);
  const piece = pieceOf(text);

  // The field that had the focus is gone.
  useEffect(() => {
    if (isClosed && !isEditing) edit.current?.focus();
  }, [isClosed, isEditing]);

  // Not disabled meanwhile: a disabled button loses the focus.
  const perform = (title: string, act: () => Promise<void>) => async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    onPress();
    await attempt(title, act);
    isBusy.current = false;
  };
  const setOpen = (isOpen: boolean) => {
    setEditing(isOpen);
    setClosed(!isOpen);
  };

  if (isEditing) {
    return (
      <li className="p-1.5">
        <EditQueued message={message} onSave={acts.edit} onClose={() => setOpen(false)} />
      </li>
    );
  }
  return (
    <li className="flex items-center gap-2 py-1 pr-1.5 pl-3.5">
      <p className="line-clamp-2 min-w-0 flex-1 wrap-anywhere whitespace-pre-line text-ink-1">
        {author && <span className="mr-1.5 font-medium text-ink-2">{author.name ?? people.gone}:</span>}
        {text}
      </p>
      <span className="shrink-0 text-xs text-ink-3">{words.states[state]}</span>
      <span className="flex shrink-0">
        {abilities.change && state !== "steering" && (maySteer || !isRunning) && (
          <IconButton
            label={isRunning ? words.sendInto(piece) : words.sendNow(piece)}
            size="sm"
            icon={<CornerUpLeft aria-hidden="true" size={16} />}
            onClick={perform(words.notSent, () => acts.sendNow(id))}
          />
        )}
        {abilities.change && (
          <IconButton
            ref={edit}
            label={words.edit(piece)}
            size="sm"
            icon={<Pencil aria-hidden="true" size={16} />}
            onClick={() => setOpen(true)}
          />
        )}
        {abilities.remove && (
          <IconButton
            label={words.remove(piece)}
            size="sm"
            icon={<X aria-hidden="true" size={16} />}
            onClick={perform(words.notRemoved, () => acts.remove(id))}
          />
        )}
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
  /** Before an act after which the pressed button may be gone. */
  onPress: () => void;
}
