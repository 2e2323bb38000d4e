import { BuiltinNote } from "#features/models/web/index.tsx";
import { Composer } from "./composer/composer.tsx";
import { PendingMessage } from "./thread/pending-message.tsx";
import { useThread } from "./use-thread.ts";

/** Starts a conversation from anywhere. It opens as soon as the server has the message. */
export function StartConversation() {
  const { send, pending, place, answering, refusal, retryUnsent } = useThread(undefined);
  return (
    <>
      {pending?.isUnsent && <PendingMessage entry={pending} onRetry={retryUnsent} />}
      <Composer
        place={place}
        placeholder="Ask for something to be done"
        note={<BuiltinNote />}
        answering={answering}
        refusal={refusal}
        onSend={send}
      />
    </>
  );
}
