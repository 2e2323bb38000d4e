import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { newId } from "#features/chat/web/index.tsx";
import type { Mention } from "#features/mentions/contract/index.ts";
import { forgetMentions, MentionList, mentionsOf } from "#features/mentions/web/index.tsx";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import { mostCommentCharacters } from "../../contract/index.ts";
import type { WrittenText } from "../api/use-comment-acts.ts";
import { commentTexts } from "../texts/comment-texts.ts";
import { forgetTypedComment, keepTypedComment, typedComment } from "./typed-comment.ts";

/** Writes a comment or a reply, or changes one. What is refused, or not sent, stays in the box. */
export function CommentForm({
  place,
  conversationId,
  label,
  submit,
  before,
  isFocused,
  onSend,
  onClose,
}: CommentFormProps) {
  const words = useTexts(commentTexts);
  const [text, showText] = useState(() => typedComment(place) ?? before?.text ?? "");
  const [id] = useState(newId);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isFocused) box.current?.focus();
  }, [isFocused]);

  const setText = (next: string) => {
    showText(next);
    keepTypedComment(place, next);
  };
  const close = () => {
    forgetTypedComment(place);
    onClose();
  };
  const send = async () => {
    if (text.trim() === "" || isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await onSend({ id, text: text.trim(), mentions: mentionsOf(place, text, before?.mentions) });
      forgetMentions(place);
      close();
    } catch (error) {
      setProblem(`${words.notSent} ${describeError(error)}`);
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    }
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <MentionList
        {...{ box, text, place, withAgents: false }}
        onText={setText}
        object={{ noun: "conversation", id: conversationId }}
      />
      <TextArea
        ref={box}
        label={label}
        labelHidden
        rows={2}
        value={text}
        maxLength={mostCommentCharacters}
        placeholder={words.placeholder}
        {...(problem && { error: problem })}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="mt-2 flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={close}>
          {words.cancel}
        </Button>
        <Button size="sm" type="submit" variant="primary" busy={isBusy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

interface CommentFormProps {
  /** Under which its text and its mentions are kept while it is typed. */
  place: string;
  conversationId: string;
  label: string;
  submit: string;
  before?: { text: string; mentions: readonly Mention[] };
  isFocused?: boolean;
  /** Throws when it was not stored. */
  onSend: (written: WrittenText) => Promise<void>;
  onClose: () => void;
}
