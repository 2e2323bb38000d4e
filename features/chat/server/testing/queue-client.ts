import { expect } from "vitest";
import type { ModelServer } from "#mocks/model-server/start-model-server.ts";
import { newId } from "#platform/server/ids.ts";
import type { QueuedMessage, QueueMessage, SentMessage } from "../../contract/index.ts";
import type { ChatClient } from "./chat-client.ts";
import { hasText, sentOf } from "./open-stream.ts";

/** An answer whose second half comes when the test releases it. */
export interface HeldAnswer extends SentMessage {
  conversationId: string;
  release(): void;
}

/** One person's browser on the messages that wait for the end of an answer. */
export class QueueClient {
  readonly #chat: ChatClient;
  readonly #model: ModelServer;

  constructor(chat: ChatClient, model: ModelServer) {
    this.#chat = chat;
    this.#model = model;
  }

  /** Asks, and waits for the first half of the answer. */
  async askForHeldAnswer(): Promise<HeldAnswer> {
    const name = newId();
    const stream = await this.#chat.sendAndFollow(`[[script:held count=4 name=${name}]]`);
    const sent = sentOf(await stream.until(hasText(1)));
    await stream.close();
    return { ...sent, conversationId: sent.conversation.id, release: () => void this.#model.release(name) };
  }

  add(conversationId: string, text: string, options: Partial<QueueMessage> = {}) {
    return this.#chat.call<{ items: QueuedMessage[] }>(
      "POST",
      `/api/v1/conversations/${conversationId}/queue`,
      {
        ...{ id: newId(), text, ...options },
      },
    );
  }

  async list(conversationId: string): Promise<QueuedMessage[]> {
    return (await this.#chat.get<{ items: QueuedMessage[] }>(`/api/v1/conversations/${conversationId}/queue`))
      .items;
  }

  /** Waits until so many messages are shown and none is being written. */
  async untilSent(conversationId: string, count: number): Promise<void> {
    const statuses = async () => (await this.#chat.messages(conversationId)).map(({ status }) => status);
    await expect
      .poll(statuses, { timeout: 20_000 })
      .toSatisfy((all: string[]) => all.length === count && !all.includes("streaming"));
  }
}
