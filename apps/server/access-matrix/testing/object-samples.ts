import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";

export interface ObjectSample {
  objectId: string;
  /** The command's input. */
  input: object;
  /** The object through which it is shared, if another one. */
  sharedBy?: { noun: string; id: string };
}

/** Creates an object of `owner` on which a command is tried. */
export type SampleObject = (server: TestServer, owner: UserActor) => Promise<ObjectSample>;

async function conversation({ look }: TestServer, { workspaceId, userId }: UserActor) {
  const [objectId, question, answer] = [newId(), newId(), newId()];
  await look("insert into conversations (workspace_id, id, user_id, title) values ($1, $2, $3, 'Sample')", [
    ...[workspaceId, objectId, userId],
  ]);
  for (const [id, parent, role] of [
    [question, null, "user"],
    [answer, question, "assistant"],
  ] as const) {
    await look(
      `insert into messages (workspace_id, id, conversation_id, parent_id, user_id, role, status, body)
       values ($1, $2, $3, $4, $5, $6, 'complete', 'Sample')`,
      [workspaceId, id, objectId, parent, userId, role],
    );
  }
  return { objectId, question, answer };
}

const ofConversation: SampleObject = async (server, owner) => {
  const { objectId } = await conversation(server, owner);
  return { objectId, input: { id: objectId, title: "Other" } };
};

const ofAnswer: SampleObject = async (server, owner) => {
  const { objectId, answer } = await conversation(server, owner);
  return { objectId, input: { id: answer, timeZone: "UTC", characters: 1 } };
};

/** One per command about an object. A new command needs an entry before its cells can be tested. */
export const objectSamples: Record<string, SampleObject> = {
  "conversation.rename": ofConversation,
  "conversation.delete": ofConversation,
  "conversation.restore": ofConversation,
  "message.send": async (server, owner) => {
    const { objectId } = await conversation(server, owner);
    const input = {
      conversationId: objectId,
      id: newId(),
      text: "Hello",
      timeZone: "UTC",
      allowed: Promise.resolve(),
    };
    return { objectId, input };
  },
  "run.cancel": async (server, owner) => {
    const { objectId: conversationId } = await conversation(server, owner);
    const objectId = newId();
    await server.look(
      `insert into runs (workspace_id, id, user_id, host, host_id, driver, trigger_kind, status)
       values ($1, $2, $3, 'conversation', $4, 'model', 'message', 'waiting')`,
      [owner.workspaceId, objectId, owner.userId, conversationId],
    );
    return { objectId, input: { id: objectId }, sharedBy: { noun: "conversation", id: conversationId } };
  },
  "message.retry": ofAnswer,
  "message.show": ofAnswer,
  "message.note_heard": ofAnswer,
};
