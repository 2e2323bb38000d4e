import { ChatClient, type ChatServer, createOwnChatServer } from "#features/chat/server/testing.ts";
import type { UserActor } from "#platform/server/context.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { aiSettingsModule } from "../module.ts";

/** A chat server with AI settings of its own, since those of the installation concern everybody on a server. */
export async function createAiServer(): Promise<ChatServer> {
  return createOwnChatServer({ modules: [aiSettingsModule] });
}

/** Somebody's browser. By default an owner, in a workspace of their own. */
export function browserOf(server: ChatServer, facts: Partial<UserActor> = {}): ChatClient {
  return new ChatClient(server, createUserActor({ role: "owner", ...facts }));
}

interface Asked {
  messages: { role: string; content: unknown }[];
  tools?: { function: { name: string } }[];
}

/** The last request that reached the scripted model, as it was sent. */
export function lastRequestTo({ model }: ChatServer) {
  const body = model.requests.at(-1)?.body as Asked;
  return {
    text: JSON.stringify(body),
    system: String(body.messages.find(({ role }) => role === "system")?.content),
    tools: body.tools?.map((tool) => tool.function.name) ?? [],
  };
}
