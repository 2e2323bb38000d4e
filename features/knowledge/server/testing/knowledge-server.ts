import type { Message, SendMessage } from "#features/chat/contract/index.ts";
import { ChatClient, type ChatServer, createOwnChatServer } from "#features/chat/server/testing.ts";
import type { ToolCall } from "#features/tools/contract/index.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import { unshareObject } from "#platform/server/access/unshare-object.ts";
import type { UserActor } from "#platform/server/context.ts";
import type { Module } from "#platform/server/module.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import type { ConversationCollections } from "../../contract/index.ts";
import { knowledgeModule } from "../module.ts";
import { knowledgeTools } from "../tools/names.ts";
import { stageCollection } from "./stage-collections.ts";

/** A chat server with knowledge and the scripted model. */
export function createKnowledgeServer(modules: Module[] = []): Promise<ChatServer> {
  return createOwnChatServer({ modules: [knowledgeModule, ...modules] });
}

type Shared = "conversation" | "collection";
/** `say`: what the model answers to the result, without blanks. Absent: it repeats the result. */
type Asking = Partial<SendMessage> & { conversationId?: string; say?: string };

/** One person's browser. By default in a workspace of their own. */
export class KnowledgeClient extends ChatClient {
  readonly #server: ChatServer;

  private constructor(server: ChatServer, person: UserActor) {
    super(server, person);
    this.#server = server;
  }

  /** Somebody who is stored, with a proved address. */
  static async of(server: ChatServer, facts: Partial<UserActor> = {}): Promise<KnowledgeClient> {
    const client = new KnowledgeClient(server, createUserActor({ role: "member", ...facts }));
    await client.proveAddress();
    return client;
  }

  collection(name: string) {
    return stageCollection(this.#server, this.person, name);
  }

  choose(conversationId: string, collectionIds: readonly string[]) {
    const path = `/api/v1/conversations/${conversationId}/collections`;
    return this.call<ConversationCollections>("PUT", path, { collectionIds });
  }

  async grant(noun: Shared, id: string, to: KnowledgeClient, relation: "viewer" | "editor" = "viewer") {
    const subject = { userId: to.person.userId };
    await shareObject(this.#server.as(this.person), { object: { noun, id }, subject, relation });
  }

  async withdraw(noun: Shared, id: string, from: KnowledgeClient) {
    const subject = { userId: from.person.userId };
    await unshareObject(this.#server.as(this.person), { object: { noun, id }, subject });
  }

  /** Has the scripted model search, and returns what it was given and the answer. */
  async search(question: string, options: Asking = {}) {
    return this.callTool("search_knowledge", { question }, options);
  }

  async callTool(tool: string, input: object, { say, ...options }: Asking = {}) {
    // A blank would end the input.
    const written = JSON.stringify(input).replaceAll(" ", String.raw`\u0020`);
    const answer = await this.ask(
      `[[script:tool-call tool=${tool} ${say ? `say=${say} ` : ""}input=${written}]] Go`,
      options,
    );
    return { answer, ...(await this.lastCall(answer)) };
  }

  /** What the last tool call of an answer gave its model. */
  async lastCall(answer: Message) {
    const [row] = await this.#server.look<LastCall>(
      `select status, coalesce(output ->> 'content', error_message) as content, sources, error_code as code,
         result_integrity as integrity, result_readers as readers
       from tool_calls where run_id = $1 order by created_at desc limit 1`,
      [answer.runId],
    );
    if (!row) throw new Error("The answer called no tool.");
    return row;
  }

  /** The last tool call of an answer, as this person sees it. */
  async callOf({ runId }: Message): Promise<ToolCall> {
    const [row] = await this.#server.look<{ id: string }>(
      "select id from tool_calls where run_id = $1 order by created_at desc limit 1",
      [runId],
    );
    return this.get<ToolCall>(`/api/v1/tools/calls/${row?.id}`);
  }

  /** Everything that this person can read of an answer: its messages, stream, tool call, steps and receipt. */
  async seesOf(answer: Message): Promise<string> {
    const { conversationId, runId } = answer;
    const paths = [
      `conversations/${conversationId}/messages`,
      `runs/${runId}/steps`,
      `runs/${runId}/receipt`,
    ];
    const read = await Promise.all(paths.map((path) => this.get(`/api/v1/${path}`)));
    const stream = await this.request("GET", `/api/v1/runs/${runId}/stream`);
    return [JSON.stringify(read), await stream.text(), JSON.stringify(await this.callOf(answer))].join("\n");
  }

  /** The tools of knowledge that the last request to the model offered. */
  offered(): string[] {
    return offeredTools(this.#server).map(({ name }) => name);
  }

  /** Status and code of a refusal. */
  async refusal(method: string, path: string, body?: object): Promise<[number, string | undefined]> {
    const reply = await this.call<{ error?: { code: string } } | undefined>(method, path, body);
    return [reply.status, reply.body?.error?.code];
  }
}

interface LastCall {
  status: string;
  content: string;
  code: string | null;
  sources: { title: string; url: string }[];
  integrity: string;
  readers: string[];
}

interface Offered {
  name: string;
  description: string;
}

/** The tools of knowledge that the last request to the model offered, as it read them. */
export function offeredTools({ model }: ChatServer): Offered[] {
  const body = model.requests.at(-1)?.body as { tools?: { function: Offered }[] };
  const names: readonly string[] = knowledgeTools;
  return (body.tools ?? []).map((tool) => tool.function).filter(({ name }) => names.includes(name));
}
