import { useRef } from "react";
import {
  Composer,
  ComposerActions,
  type MessageToSend,
  Queue,
  type useThread,
} from "#features/chat/web/index.tsx";
import { Notice } from "./stage/notice.tsx";
import { TalkControls } from "./stage/talk-controls.tsx";
import type { Talk, TalkView } from "./talk/talk.ts";

/** The controls of a conversation: talk buttons, and the composer as an equal alternative. */
export function Dock({ thread, talk, view, send, isSending, onRetry, onEnd, onFocusLost }: DockProps) {
  const { answering, pending } = thread;
  const box = useRef<HTMLTextAreaElement>(null);
  const isOn = view.state.name !== "ready";
  // Without talking, the person waits for the answer anyway.
  const isOneOnItsWay = isOn && (isSending || pending !== undefined);
  return (
    <div
      data-escape-stops=""
      className="bottom-0 border-t border-line-1 bg-paper-1 pt-2.5 lg:border-t-0 [@media(min-height:40rem)]:sticky"
    >
      {view.notice && (
        <div className="mx-auto mb-2.5 w-full max-w-conversation px-4 sm:px-6">
          <Notice notice={view.notice} onDismiss={talk.dismissNotice} />
        </div>
      )}
      {isOn && <TalkControls {...{ talk, view, onRetry, onEnd, onFocusLost }} />}
      <div className="mx-auto w-full max-w-conversation px-4 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-6">
        <Queue {...thread.queue} onLeft={() => box.current?.focus()} />
        {/* The microphone listens to the conversation already. */}
        <ComposerActions value={null}>
          <Composer
            ref={box}
            place={thread.place}
            placeholder="Or type"
            refusal={thread.refusal ?? (isOneOnItsWay ? "Your last message is not sent yet." : undefined)}
            onSend={send}
            // During a talk, writing may interrupt too: a sent message stops the answer first.
            {...(answering && !isOn && { answering })}
          />
        </ComposerActions>
      </div>
    </div>
  );
}

interface DockProps {
  thread: ReturnType<typeof useThread>;
  talk: Talk;
  view: TalkView;
  send: (message: MessageToSend) => Promise<void>;
  /** True until the server has confirmed the last message. */
  isSending: boolean;
  onRetry: () => void;
  onEnd: () => void;
  onFocusLost: () => void;
}
