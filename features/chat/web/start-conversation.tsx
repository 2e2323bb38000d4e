import { BuiltinNote } from "#features/models/web/index.tsx";
import { Composer } from "./composer/composer.tsx";
import { newPlace, useThread } from "./use-thread.ts";

/** Begins a conversation from anywhere: what is sent opens it. */
export function StartConversation() {
  const { send } = useThread(undefined);
  return (
    <Composer
      place={newPlace}
      placeholder="Ask for something to be done"
      note={<BuiltinNote />}
      onSend={send}
    />
  );
}
