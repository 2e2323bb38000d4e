import { useEffect, useId, useRef } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { messageLimit } from "../api/message-limit.ts";
import { CharacterCount } from "../composer/character-count.tsx";
import { keepDraft, readDraft } from "../composer/draft-store.ts";
import { MessageBox } from "../composer/message-box.tsx";
import { type SendMessage, sendDraft } from "../composer/send-draft.ts";
import { useDraft } from "../composer/use-draft.ts";

const undoToastMs = 8000;

/** Edits a question in place. Sending creates another branch beside the original. A discarded edit has Undo. */
export function EditMessage({
  messageId,
  text: original,
  onSend,
  onClose,
  onReopen,
  refusal,
}: EditMessageProps) {
  const place = `edit-${messageId}`;
  const { draft, setText } = useDraft(place);
  const box = useRef<HTMLTextAreaElement>(null);
  const countId = useId();

  useEffect(() => {
    if (readDraft(place).text === "") keepDraft(place, { text: original });
    box.current?.focus();
  }, [place, original]);

  const text = draft.text.trim();
  const maySend = text !== "" && text.length <= messageLimit && refusal === undefined;

  const close = () => {
    const { text: typed } = readDraft(place);
    keepDraft(place, { text: "" });
    onClose();
    if (typed.trim() === "" || typed.trim() === original.trim()) return;
    notify({
      id: place,
      type: "info",
      title: "Edit discarded",
      duration: undoToastMs,
      action: {
        label: "Undo",
        onClick: () => {
          keepDraft(place, { text: typed });
          onReopen();
        },
      },
    });
  };
  const send = async () => {
    if (!maySend) return;
    const sent = sendDraft(place, text, onSend);
    onClose();
    await sent;
  };

  return (
    <div className="w-full" data-holds-escape="">
      {draft.failure && (
        <p role="alert" className="mb-2 text-sm text-bad">
          {draft.failure} Not sent. Your text is below.
        </p>
      )}
      <div className="rounded-xl border border-line-2 bg-paper-1 focus-within:border-accent focus-within:outline-1 focus-within:outline-accent">
        <MessageBox
          ref={box}
          value={draft.text}
          onChange={setText}
          onSend={send}
          onEscape={close}
          label="Edit the message"
          describedBy={countId}
        />
        <div className="flex flex-wrap items-center justify-end gap-2 p-2">
          <span className="flex-1 px-2 text-xs text-ink-3">
            {refusal ?? <CharacterCount id={countId} length={text.length} />}
          </span>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" disabled={!maySend} onClick={send}>
            Send
          </Button>
        </div>
      </div>
    </div>
  );
}

interface EditMessageProps {
  messageId: string;
  text: string;
  onSend: SendMessage;
  onClose: () => void;
  /** After Undo of a discarded edit. */
  onReopen: () => void;
  /** Why it cannot be sent now. */
  refusal?: string;
}
