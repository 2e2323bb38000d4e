import type { Message } from "../../contract/index.ts";
import type { ChatClient } from "./chat-client.ts";
import { hasText, sentOf } from "./open-stream.ts";

/**
 * Asks a question whose model starts to answer and then stalls. The timeout takes half a minute, so ask
 * before other tests and read the answer after them.
 */
export async function beginSilence(
  person: ChatClient,
  ask: (text: string) => ReturnType<ChatClient["follow"]>,
): Promise<() => Promise<Message>> {
  const sent = sentOf(await (await ask("[[script:stall]]")).until(hasText(1)));
  return () => person.answerOf(sent);
}
