import { CircleAlert, MoonStar } from "lucide-react";
import {
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { LimitNotice, UsageLeft } from "#features/entitlements/web/index.tsx";
import { AttachButton, AttachmentChips, FileDrop } from "#features/files/web/index.tsx";
import { useReachability } from "#platform/web/api/reachability.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { messageLimit } from "../api/message-limit.ts";
import { ComposerActions } from "../composer-actions.ts";
import { useAgentAt } from "../use-agent-at.ts";
import { AgentGoneNote } from "./agent-gone-note.tsx";
import { CharacterCount } from "./character-count.tsx";
import { ComposerAgent } from "./composer-agent.tsx";
import { ComposerKnowledge } from "./composer-knowledge.tsx";
import { ComposerMemory } from "./composer-memory.tsx";
import { ComposerMentions } from "./composer-mentions.tsx";
import { ComposerModel } from "./composer-model.tsx";
import { MessageBox } from "./message-box.tsx";
import { QueueButtons } from "./queue-buttons.tsx";
import { SendButton } from "./send-button.tsx";
import { type SendMessage, sendDraft } from "./send-draft.ts";
import { useComposerFiles } from "./use-composer-files.ts";
import { useDraft } from "./use-draft.ts";
import { useInsertWords } from "./use-insert-words.ts";

/** The input for messages. The text stays until the server has it. */
export function Composer({
  place,
  onSend,
  answering,
  queueing: mayBeQueued,
  refusal,
  placeholder,
  note,
  mayBackground = false,
  ref,
}: ComposerProps) {
  const { draft, setText } = useDraft(place);
  const isReachable = useReachability();
  const [isTooEarly, setTooEarly] = useState(false);
  const hintId = useId();
  const countId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLTextAreaElement, []);
  const MoreActions = useContext(ComposerActions);
  const { agent } = useAgentAt(place);
  const insertWords = useInsertWords(box, place, setText);

  const text = draft.text.trim();
  const files = useComposerFiles(place);
  const reason = refusal ?? (isReachable ? undefined : unreachable) ?? files.refusal;
  const hasFiles = files.list.length > 0;
  const isAnswering = answering !== undefined;
  const isReady = text !== "" && text.length <= messageLimit && reason === undefined;
  // A message with files waits for the end of the answer with its person, who is told at once.
  const queueing = hasFiles ? undefined : mayBeQueued;
  const wait = hasFiles && mayBeQueued ? notQueued : isTooEarly && isAnswering ? tooEarly : undefined;
  const mayQueue = isReady && queueing !== undefined;
  const maySend = isReady && answering === undefined;

  useEffect(() => {
    if (!isAnswering) setTooEarly(false);
  }, [isAnswering]);

  const queue = async (steers: boolean) => {
    if (mayQueue)
      await sendDraft(place, text, (message) => queueing.add(message, steers && queueing.maySteer));
  };
  const send = async () => {
    if (queueing) return queue(false);
    if (answering && text !== "") setTooEarly(true);
    if (!maySend) return;
    await sendDraft(place, text, files.sendWith(onSend));
  };

  const sendInBackground = async () => {
    if (!maySend) return;
    await sendDraft(
      place,
      text,
      files.sendWith((message) => onSend({ ...message, isBackground: true })),
    );
  };

  return (
    <div className="print:hidden" data-escape-stops="">
      {draft.limit && (
        <div className="mb-2">
          <LimitNotice limit={draft.limit} kept="Not sent. Your text is below." />
        </div>
      )}
      {draft.failure && !draft.limit && (
        <p role="alert" className="mb-2 flex items-start gap-2 text-sm text-bad">
          <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          <span>{draft.failure} Not sent. Your text is below.</span>
        </p>
      )}
      <AgentGoneNote place={place} />
      <FileDrop isOn={files.mayAttach} onFiles={files.add}>
        <div className="rounded-xl border border-line-2 bg-paper-1 transition-colors focus-within:border-accent focus-within:outline-1 focus-within:outline-accent low:flex low:items-end">
          <AttachmentChips place={place} list={files.list} />
          <ComposerKnowledge place={place} part="Chips" />
          <ComposerMentions {...{ box, place }} text={draft.text} onText={setText} />
          <MessageBox
            ref={box}
            value={draft.text}
            onChange={setText}
            onSend={send}
            onSendUrgently={() => (queueing ? queue(true) : send())}
            label="Message"
            placeholder={placeholder}
            describedBy={`${hintId} ${countId}`}
          />
          <div className="flex min-h-11 items-center gap-2 py-1.5 pr-1.5 pl-2.5 low:max-w-1/2">
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
              <ComposerAgent place={place} />
              {!agent?.hasModel && <ComposerModel place={place} />}
              <CharacterCount id={countId} length={text.length} />
            </div>
            {/* What comes and goes stands before what stays: no other button slides under the pointer. */}
            {mayBackground && text !== "" && !isAnswering && (
              <IconButton
                label="Send in the background"
                disabled={!maySend}
                icon={<MoonStar aria-hidden="true" size={16} />}
                onClick={sendInBackground}
              />
            )}
            {queueing && text !== "" && (
              <QueueButtons
                isDisabled={!mayQueue}
                onQueue={() => queue(false)}
                onSteer={queueing.maySteer ? () => queue(true) : undefined}
              />
            )}
            <ComposerKnowledge place={place} part="Choice" />
            <ComposerMemory place={place} />
            {files.mayAttach && <AttachButton onFiles={files.add} />}
            {MoreActions && <MoreActions insertWords={insertWords} />}
            <SendButton
              isAnswering={isAnswering}
              isBusy={answering?.isStopping ?? false}
              isDisabled={!maySend}
              onSend={send}
              onStop={() => answering?.onStop()}
            />
          </div>
        </div>
      </FileDrop>
      <div
        id={hintId}
        role="status"
        className="mt-1.5 min-h-4 px-1 text-center text-xs text-ink-3 low:mt-0.5 low:min-h-0"
      >
        {reason ?? wait ?? <div className="low:sr-only">{note}</div>}
        {!draft.limit && <UsageLeft of="messages" noun="messages" />}
      </div>
    </div>
  );
}

const unreachable = "Cannot reach the server. What you type is kept. Send it when the connection is back.";
const notQueued = "A message with files cannot be queued. It stays here: send it when the answer is done.";
const tooEarly = "An answer is in progress. Stop it, or wait until it is done.";

interface ComposerProps {
  /** The owner of the draft: a conversation, or one name for all new ones. */
  place: string;
  /** Throws when the message was not stored. The text is then restored. */
  onSend: SendMessage;
  /** Set while an answer is being written. */
  answering?: { isStopping: boolean; onStop: () => void };
  /** Set while a message can be queued behind the answer, or said into it. `add` throws when it is refused. */
  queueing?:
    | { add: (message: { id: string; text: string }, steers: boolean) => Promise<void>; maySteer: boolean }
    | undefined;
  /** Why nothing can be sent here. */
  refusal?: string;
  placeholder?: string;
  note?: ReactNode;
  /** Whether a message can be sent as a conversation of its own, without going there. */
  mayBackground?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}
