import { useRef } from "react";
import { BuiltinNote } from "#features/models/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { Composer } from "./composer/composer.tsx";
import { suggestText } from "./composer/draft-store.ts";
import { Samples } from "./samples.tsx";
import { conversationTexts } from "./texts/conversation-texts.ts";
import { PendingMessage } from "./thread/pending-message.tsx";
import { useAgentAt } from "./use-agent-at.ts";
import { useThread } from "./use-thread.ts";

/** Starts a conversation from anywhere, with suggestions. It opens as soon as the server has the message. */
export function StartConversation() {
  const words = useTexts(conversationTexts);
  const box = useRef<HTMLTextAreaElement>(null);
  const { send, pending, place, answering, refusal, retryUnsent } = useThread(undefined);
  const { agent } = useAgentAt(place);
  return (
    <>
      {pending?.isUnsent && <PendingMessage entry={pending} onRetry={retryUnsent} />}
      <Composer
        ref={box}
        place={place}
        placeholder={words.first}
        note={<BuiltinNote />}
        mayBackground
        answering={answering}
        refusal={refusal}
        onSend={send}
      />
      <Samples
        starters={agent?.starters}
        onChoose={(text, suggestions) => {
          suggestText(place, text, suggestions);
          box.current?.focus();
        }}
        className="mt-4 max-sm:[&>li:nth-child(n+3)]:hidden"
      />
    </>
  );
}
