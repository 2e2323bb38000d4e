import type { Message } from "../../contract/index.ts";
import type { ChatClient } from "./chat-client.ts";
import { hasText, sentOf } from "./open-stream.ts";

/**
 * Asks what a model begins to answer and then falls silent at. To give it up takes half a minute, in which other
 * tests run: ask before them, and read the answer after.
 */
export async function beginSilence(
  person: ChatClient,
  ask: (text: string) => ReturnType<ChatClient["follow"]>,
): Promise<() => Promise<Message>> {
  const sent = sentOf(await (await ask("[[script:stall]]")).until(hasText(1)));
  return () => person.answerOf(sent);
}
