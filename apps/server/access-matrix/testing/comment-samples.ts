import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import type { SampleObject } from "./object-samples.ts";

async function commented({ look }: TestServer, { workspaceId, userId }: UserActor) {
  const [conversationId, messageId, id] = [newId(), newId(), newId()];
  const ofOwner = [workspaceId, conversationId, userId];
  await look(
    "insert into conversations (workspace_id, id, user_id, title) values ($1, $2, $3, 'Sample')",
    ofOwner,
  );
  await look(
    `insert into messages (workspace_id, conversation_id, user_id, id, role, status, body)
     values ($1, $2, $3, $4, 'user', 'complete', 'Sample')`,
    [...ofOwner, messageId],
  );
  await look(
    `insert into comments (workspace_id, conversation_id, user_id, message_id, id, body, created_at)
     values ($1, $2, $3, $4, $5, 'Sample', now())`,
    [...ofOwner, messageId, id],
  );
  return { conversationId, messageId, id };
}

const ofComment: SampleObject = async (server, owner) => {
  const { conversationId, id } = await commented(server, owner);
  const sharedBy = { noun: "conversation", id: conversationId };
  return { objectId: id, input: { id, text: "Other" }, sharedBy };
};

const toWrite: SampleObject = async (server, owner) => {
  const { conversationId, messageId, id } = await commented(server, owner);
  const input = { id: newId(), conversationId, messageId, commentId: id, text: "Other" };
  return { objectId: conversationId, input, sharedBy: { noun: "conversation", id: conversationId } };
};

/** On what commands about comments are tried. */
export const commentSamples: Record<string, SampleObject> = {
  "comment.create": toWrite,
  "comment.reply": toWrite,
  "comment.edit": ofComment,
  "comment.delete": ofComment,
  "comment.resolve": ofComment,
  "comment.reopen": ofComment,
};
