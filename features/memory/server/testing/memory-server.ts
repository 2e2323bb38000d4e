import { ChatClient, type ChatServer, createOwnChatServer } from "#features/chat/server/testing.ts";
import type { Page } from "#platform/contract/page.ts";
import type { UserActor } from "#platform/server/context.ts";
import type { Module } from "#platform/server/module.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import type { Memory } from "../../contract/index.ts";
import { memoryModule } from "../module.ts";

/** A chat server with memory and the scripted model. */
export function createMemoryServer(modules: Module[] = []): Promise<ChatServer> {
  return createOwnChatServer({ modules: [memoryModule, ...modules] });
}

/** One person's browser. By default in a workspace of their own. */
export class MemoryClient extends ChatClient {
  static of(server: ChatServer, facts: Partial<UserActor> = {}): MemoryClient {
    return new MemoryClient(server, createUserActor({ role: "owner", ...facts }));
  }

  async keep(text: string, agentId?: string): Promise<Memory> {
    const body = { text, ...(agentId ? { agentId } : {}) };
    const { status, body: memory } = await this.call<Memory>("POST", "/api/v1/memories", body);
    if (status !== 201) throw new Error(`Keeping was refused: ${status} ${JSON.stringify(memory)}`);
    return memory;
  }

  async memories(query = ""): Promise<Memory[]> {
    return (await this.get<Page<Memory>>(`/api/v1/memories?${query}`)).items;
  }

  proposals(): Promise<Memory[]> {
    return this.memories("view=proposed");
  }

  /** Has the scripted model call the tool, in a conversation. What the model is to do stands below the person's words. */
  callTool(tool: string, input: object, words: string, options: Parameters<ChatClient["ask"]>[1] = {}) {
    // A blank would end the input.
    const written = JSON.stringify(input).replaceAll(" ", String.raw`\u0020`);
    return this.ask(`${words}\n[[script:tool-call tool=${tool} input=${written}]]`, options);
  }

  /** The text of its refusal. */
  async refusal(method: string, path: string, body?: object): Promise<[number, string | undefined]> {
    const reply = await this.call<{ error?: { code: string } } | undefined>(method, path, body);
    return [reply.status, reply.body?.error?.code];
  }
}

/** The system prompt of the last call that reached the scripted model. */
export function lastSystemPrompt({ model }: ChatServer): string {
  const body = model.requests.at(-1)?.body as { messages: { role: string; content: unknown }[] };
  return String(body.messages.find(({ role }) => role === "system")?.content);
}
