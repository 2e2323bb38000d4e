// Declares who reads a conversation.
import "#features/chat/server/index.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import type { Presence } from "../../contract/index.ts";

export interface StagedPerson {
  actor: UserActor;
  tabId: string;
}

/** A conversation of Ann's that is shared with Bob, and a colleague and a stranger who do not see it. */
export async function stagePresence(server: TestServer) {
  const workspaceId = newId();
  const join = async (
    name: string,
    workspace = workspaceId,
    role: "member" | "guest" = "member",
  ): Promise<StagedPerson> => {
    const actor = createUserActor({ workspaceId: workspace, role });
    await storePerson(server, actor);
    const meta = JSON.stringify({ name });
    await server.look("update auth.users set raw_user_meta_data = $2 where id = $1", [actor.userId, meta]);
    return { actor, tabId: newId() };
  };
  const [ann, bob, carl] = [await join("Ann"), await join("Bob"), await join("Carl")];
  const stranger = await join("Sam", newId());
  const id = newId();
  const converse = (conversationId: string) =>
    server.look("insert into conversations (workspace_id, id, user_id, title) values ($1, $2, $3, 'Sums')", [
      ...[workspaceId, conversationId, ann.actor.userId],
    ]);
  await converse(id);
  const share = async ({ actor }: StagedPerson, object = id) => {
    await server.look(
      `insert into grants (workspace_id, id, object_type, object_id, user_id, relation)
       values ($1, $2, 'conversation', $3, $4, 'viewer')`,
      [workspaceId, newId(), object, actor.userId],
    );
  };
  const withdraw = async ({ actor }: StagedPerson) => {
    await server.look("delete from grants where object_id = $1 and user_id = $2", [id, actor.userId]);
    await server.look("select pg_notify('adjutant_shares', $1)", [`conversation:${id}`]);
  };
  const write = ({ actor }: StagedPerson, conversationId: string) =>
    server.look(
      `insert into messages (workspace_id, id, conversation_id, user_id, role, status, parts, created_at)
       values ($1, $2, $3, $4, 'user', 'complete', '[]', now())`,
      [workspaceId, newId(), conversationId, actor.userId],
    );
  await share(bob);
  return { ann, bob, carl, stranger, id, join, share, withdraw, converse, write };
}

/** Says it as a browser does. */
export async function say(
  server: TestServer,
  { actor, tabId }: StagedPerson,
  id: string,
  state: "here" | "writing" | "left" = "here",
  noun = "conversation",
) {
  const response = await fetch(`${server.url}/api/v1/presence/${noun}/${id}`, {
    method: "POST",
    headers: { ...server.headersOf(actor), "content-type": "application/json" },
    body: JSON.stringify({ tabId, state }),
  });
  const body = (await response.json()) as Presence & { error?: { code: string } };
  return { status: response.status, body, code: body.error?.code };
}

/** `Ann, Bob*` for two people of whom the second types. */
export const inWords = ({ people }: Pick<Presence, "people">) =>
  people.map(({ name, isWriting }) => `${name}${isWriting ? "*" : ""}`).join(", ");

/** The lists that a stream has shown, in words. */
export function shownOn(raw: string): string[] {
  return [...raw.matchAll(/^data: (.*)$/gm)].flatMap(([, text = ""]) => {
    const { name, data } = JSON.parse(text) as { name?: string; data: Presence };
    return name === "presence.changed" ? [inWords(data)] : [];
  });
}
