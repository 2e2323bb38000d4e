import { useEffect, useRef, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import type { QueuedMessage } from "../../contract/index.ts";
import { messageLimit } from "../api/message-limit.ts";
import { keepDraft, readDraft } from "../composer/draft-store.ts";
import { MessageBox } from "../composer/message-box.tsx";
import { useDraft } from "../composer/use-draft.ts";
import { queueTexts } from "./texts/queue-texts.ts";

/** Changes a message that was not sent yet, in its place. What was typed stays when it cannot be stored. */
export function EditQueued({ message, onSave, onClose }: EditQueuedProps) {
  const words = useTexts(queueTexts);
  const place = `queued-${message.id}`;
  const { draft, setText } = useDraft(place);
  const [failure, setFailure] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  const text = draft.text.trim();
  const maySave = text !== "" && text.length <= messageLimit;

  useEffect(() => {
    if (readDraft(place).text === "") keepDraft(place, { text: message.text });
    box.current?.focus();
  }, [place, message.text]);

  const close = () => {
    keepDraft(place, { text: "" });
    onClose();
  };
  const save = async () => {
    if (!maySave) return;
    try {
      await onSave(message.id, text);
      close();
    } catch (error) {
      setFailure(describeError(error));
    }
  };
  return (
    <div
      data-holds-escape=""
      className="rounded-lg border border-line-2 bg-paper-1 focus-within:border-accent focus-within:outline-1 focus-within:outline-accent"
    >
      <MessageBox
        ref={box}
        value={draft.text}
        onChange={setText}
        onSend={save}
        onEscape={close}
        label={words.editing}
      />
      <div className="flex flex-wrap items-center justify-end gap-2 p-1.5">
        {failure && (
          <p role="alert" className="flex-1 px-2 text-xs text-bad">
            {failure}
          </p>
        )}
        <Button size="sm" onClick={close}>
          {words.cancel}
        </Button>
        <Button size="sm" variant="primary" disabled={!maySave} onClick={save}>
          {words.save}
        </Button>
      </div>
    </div>
  );
}

interface EditQueuedProps {
  message: QueuedMessage;
  onSave: (id: string, text: string) => Promise<void>;
  onClose: () => void;
}
