import { storePerson } from "#platform/server/testing/store-person.ts";
import type { LinkLifetime, PublicConversation, PublicLink } from "../../contract/index.ts";
import { ChatClient } from "../testing/chat-client.ts";
import { type ChatServer, personOf } from "../testing/create-chat-server.ts";

/** Somebody with a proved address and a conversation. */
export async function stagePublisher(server: ChatServer, question = "What is 12 * 12?") {
  const ann = new ChatClient(server, personOf());
  const answer = await ann.ask(question);
  await proveAddress(server, ann);
  const { conversationId } = answer;
  const create = (lifetime: LinkLifetime = "7d") =>
    ann.call<{ link: PublicLink; token: string; error: { code: string } }>(
      "POST",
      `/api/v1/conversations/${conversationId}/public-links`,
      { lifetime },
    );
  const listed = async () =>
    (await ann.get<{ items: PublicLink[] }>(`/api/v1/public-links?conversationId=${conversationId}`)).items;
  return { ann, answer, conversationId, create, listed };
}

export async function proveAddress(server: ChatServer, { person }: ChatClient): Promise<void> {
  await storePerson(server, person);
  await server.look("update auth.users set email_confirmed_at = now() where id = $1", [person.userId]);
}

/** Opens a link as somebody who is signed out. */
export async function openSignedOut(server: ChatServer, token: string) {
  const reply = await fetch(`${server.url}/api/v1/public-links/open`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token }),
  });
  const body = (await reply.json()) as PublicConversation & { error: { code: string; message: string } };
  return { status: reply.status, headers: reply.headers, body };
}
