import { changeModelTimeouts } from "#features/models/server/testing.ts";
import type { Message } from "../../contract/index.ts";
import type { ChatClient } from "./chat-client.ts";
import { hasText, sentOf } from "./open-stream.ts";

/** Long for one who writes a few words, short for a test. */
const idleTimeoutMs = 2_000;

/**
 * Asks models whose answer starts and then stalls. Each must be new to the server, which gives it up after two seconds
 * instead of thirty. Ask before other tests and read the answers after them.
 */
export async function beginSilence(
  person: ChatClient,
  asks: (() => ReturnType<ChatClient["follow"]>)[],
): Promise<(() => Promise<Message>)[]> {
  const restore = changeModelTimeouts({ idleTimeoutMs });
  try {
    return await Promise.all(
      asks.map(async (ask) => {
        const sent = sentOf(await (await ask()).until(hasText(1)));
        return () => person.answerOf(sent);
      }),
    );
  } finally {
    restore();
  }
}
