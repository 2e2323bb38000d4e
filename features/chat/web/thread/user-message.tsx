import { Pencil } from "lucide-react";
import { memo, useContext, useState } from "react";
import { QuestionFiles } from "#features/files/web/index.tsx";
import { mentionsOf } from "#features/mentions/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import type { Message } from "../../contract/index.ts";
import { useDraft } from "../composer/use-draft.ts";
import { MessageAuthor } from "../people/message-author.tsx";
import { PeopleHere } from "../people/people-here.ts";
import { peopleTexts } from "../people/texts/people-texts.ts";
import { QuestionActions } from "../question-actions.ts";
import { BranchSwitch, hasVersions } from "./branch-switch.tsx";
import { EditMessage } from "./edit-message.tsx";
import { MessageActions } from "./message-actions.tsx";
import { QuestionMaterials } from "./question-materials.tsx";
import { textOf } from "./text-of.ts";
import type { ThreadActs } from "./thread-acts.ts";
import { UserMessageText } from "./user-message-text.tsx";

/** A person's message with its actions. */
export const UserMessage = memo(function UserMessage({ message, acts, isBusy }: UserMessageProps) {
  const text = textOf(message);
  const files = message.parts.filter((part) => part.type === "file");
  // An edit that could not be sent reopens with its text.
  const { draft } = useDraft(`edit-${message.id}`);
  const [isEditing, setEditing] = useState(draft.text !== "");
  const MoreActions = useContext(QuestionActions);
  const { recordingSeconds, conversationId } = message;
  const isOpen = isEditing || draft.failure !== undefined;
  const { isSeveral, mayWrite } = useContext(PeopleHere);
  const people = useTexts(peopleTexts);
  const { author } = message;
  const label = author ? people.messageOf(author.name ?? people.gone) : "Your message";
  return (
    <article aria-label={label} className="group/message flex flex-col items-end pt-3">
      <h2 className="sr-only">{label}</h2>
      {isSeveral && <MessageAuthor author={author} />}
      {isOpen ? (
        <EditMessage
          messageId={message.id}
          text={text}
          refusal={isBusy ? "An answer is in progress. Stop it first." : undefined}
          onSend={(next) =>
            acts.send({
              ...{ ...next, parentId: message.parentId, ...fileIdsOf(files) },
              mentions: mentionsOf(`edit-${message.id}`, next.text, message.mentions),
            })
          }
          onClose={() => setEditing(false)}
          onReopen={() => setEditing(true)}
        />
      ) : (
        <>
          <div className="max-w-[85%]">
            <QuestionFiles files={files} />
            <QuestionMaterials materials={message.parts.filter((part) => part.type === "material")} />
            <UserMessageText text={text} mentions={message.mentions} />
          </div>
          <MessageActions
            label={label}
            isShown={recordingSeconds !== null || hasVersions(message)}
            className="mt-1"
          >
            {MoreActions && recordingSeconds !== null && (
              <MoreActions messageId={message.id} {...{ conversationId, recordingSeconds }} />
            )}
            <BranchSwitch message={message} isBusy={isBusy} onShow={acts.show} />
            <CopyButton value={text} label="Copy the message" />
            {mayWrite && (
              <IconButton
                label="Edit the message"
                size="sm"
                icon={<Pencil aria-hidden="true" size={16} />}
                onClick={() => setEditing(true)}
              />
            )}
          </MessageActions>
        </>
      )}
    </article>
  );
});

/** An edited question keeps its files. */
function fileIdsOf(files: readonly { fileId: string }[]): { fileIds?: string[] } {
  return files.length > 0 ? { fileIds: files.map(({ fileId }) => fileId) } : {};
}

interface UserMessageProps {
  message: Message;
  acts: ThreadActs;
  /** True while an answer is being written here. */
  isBusy: boolean;
}
