import type { Receipt, Run } from "#features/runs/contract/index.ts";
import type { Page } from "#platform/contract/page.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import type { Conversation, Message, SendMessage, SentMessage } from "../../contract/index.ts";
import { openStream, type RunStream } from "./open-stream.ts";

export interface Reply<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

/** One person's browser on the chat API. */
export class ChatClient {
  readonly person: UserActor;
  readonly #server: TestServer;
  #stored: Promise<void> | undefined;

  constructor(server: TestServer, person: UserActor) {
    this.#server = server;
    this.person = person;
  }

  /** The same person on another server. */
  at(server: TestServer): ChatClient {
    return new ChatClient(server, this.person);
  }

  async call<Body>(method: string, path: string, body?: object, headers = {}): Promise<Reply<Body>> {
    const reply = await this.request(method, path, body, headers);
    const text = await reply.text();
    return { status: reply.status, body: text === "" ? undefined : JSON.parse(text), headers: reply.headers };
  }

  /** Like `call`, but throws for an error reply. */
  async get<Body>(path: string): Promise<Body> {
    const { status, body } = await this.call<Body>("GET", path);
    if (status !== 200) throw new Error(`GET ${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  send(text: string, options: Partial<SendMessage> & { conversationId?: string } = {}) {
    const { conversationId = newId(), ...rest } = options;
    const isNewConversation = options.conversationId === undefined;
    return this.call<SentMessage>("POST", `/api/v1/conversations/${conversationId}/messages`, {
      id: newId(),
      text,
      isNewConversation,
      ...rest,
    });
  }

  /** Sends and waits for the end of the answer. */
  async ask(
    text: string,
    options: Partial<SendMessage> & { conversationId?: string } = {},
  ): Promise<Message> {
    const { status, body } = await this.send(text, options);
    if (status !== 202) throw new Error(`Sending was refused: ${status} ${JSON.stringify(body)}`);
    return this.answerOf(body);
  }

  /** The answer once it has ended. */
  async answerOf({ conversation, run, assistantMessage }: SentMessage): Promise<Message> {
    await (await this.stream(run.id)).rest();
    const answer = (await this.messages(conversation.id)).find(({ id }) => id === assistantMessage.id);
    if (!answer) throw new Error("The answer is not in its conversation.");
    return answer;
  }

  /** Sends and reads the stream of the reply. */
  sendAndFollow(text: string, conversationId = newId()): Promise<RunStream> {
    const body = { id: newId(), text, isNewConversation: true };
    return this.follow(`/api/v1/conversations/${conversationId}/messages`, body);
  }

  async follow(path: string, body: object): Promise<RunStream> {
    return openStream(await this.request("POST", path, body, { accept: "text/event-stream" }));
  }

  async stream(runId: string, lastEventId?: number): Promise<RunStream> {
    const headers: Record<string, string> =
      lastEventId === undefined ? {} : { "last-event-id": String(lastEventId) };
    return openStream(await this.request("GET", `/api/v1/runs/${runId}/stream`, undefined, headers));
  }

  async messages(conversationId: string): Promise<Message[]> {
    return (await this.get<Page<Message>>(`/api/v1/conversations/${conversationId}/messages`)).items;
  }

  conversation(id: string): Promise<Conversation> {
    return this.get(`/api/v1/conversations/${id}`);
  }

  run(id: string): Promise<Run> {
    return this.get(`/api/v1/runs/${id}`);
  }

  receipt(id: string): Promise<Receipt> {
    return this.get(`/api/v1/runs/${id}/receipt`);
  }

  /** Lets everybody in the workspace read a conversation. */
  async share(conversationId: string): Promise<void> {
    const object = { noun: "conversation", id: conversationId };
    await shareObject(this.#server.as(this.person), { object, subject: "workspace", relation: "viewer" });
  }

  /** Proves the person's address, without which they share nothing. */
  async proveAddress(): Promise<void> {
    this.#stored ??= storePerson(this.#server, this.person);
    await this.#stored;
    await this.#server.look("update auth.users set email_confirmed_at = now() where id = $1", [
      this.person.userId,
    ]);
  }

  /** One request as the person. A body of bytes is sent unchanged. */
  async request(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    this.#stored ??= storePerson(this.#server, this.person);
    await this.#stored;
    return fetch(`${this.#server.url}${path}`, {
      method,
      headers: {
        ...this.#server.headersOf(this.person),
        ...(body ? { "content-type": "application/json" } : {}),
        ...headers,
      },
      ...(body ? { body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body) } : {}),
    });
  }
}
