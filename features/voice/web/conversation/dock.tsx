import { Composer, ComposerActions, type MessageToSend, type useThread } from "#features/chat/web/index.tsx";
import { TalkControls } from "./stage/talk-controls.tsx";
import type { Talk, TalkView } from "./talk/talk.ts";

/** What one does oneself: with one's hands while talking, and the place to write in, which is as good a way. */
export function Dock({ thread, talk, view, send, onRetry, onEnd }: DockProps) {
  const { answering } = thread;
  const stop = () => {
    void talk.stop();
    answering?.onStop();
  };
  return (
    <div className="border-t border-line-1 pt-2 lg:border-t-0">
      {view.state.name !== "ready" && <TalkControls {...{ talk, view, onRetry, onEnd }} />}
      <div className="mx-auto w-full max-w-conversation px-4 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-6">
        {/* The microphone listens to the conversation already. */}
        <ComposerActions value={null}>
          <Composer
            place={thread.place}
            placeholder="Or write"
            refusal={thread.refusal}
            onSend={send}
            {...(answering && { answering: { ...answering, onStop: stop } })}
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
  onRetry: () => void;
  onEnd: () => void;
}
