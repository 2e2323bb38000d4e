import { AgentContent } from "#features/agents/contract/index.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import { artifactSamples } from "./artifact-samples.ts";
import { commentSamples } from "./comment-samples.ts";

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

const ofQueue: SampleObject = async (server, owner) => {
  const { objectId } = await conversation(server, owner);
  const input = {
    conversationId: objectId,
    ...{ id: newId(), text: "Hello", timeZone: "UTC", steers: false },
  };
  return { objectId, input };
};

const ofQueued: SampleObject = async (server, owner) => {
  const { objectId } = await conversation(server, owner);
  const id = newId();
  await server.look(
    `insert into queued_messages (workspace_id, id, conversation_id, user_id, text, time_zone)
     values ($1, $2, $3, $4, 'Sample', 'UTC')`,
    [owner.workspaceId, id, objectId, owner.userId],
  );
  return { objectId, input: { id, text: "Other" } };
};

const ofPublicLink: SampleObject = async (server, owner) => {
  const { objectId: conversationId } = await conversation(server, owner);
  const objectId = newId();
  await server.look(
    `insert into public_links (workspace_id, id, conversation_id, user_id, token_digest, snapshot, taken_at)
     values ($1, $2, $3, $4, sha256(convert_to($5, 'utf8')), '{"title":"Sample","messages":[]}', now())`,
    [owner.workspaceId, objectId, conversationId, owner.userId, objectId],
  );
  const sharedBy = { noun: "conversation", id: conversationId };
  return { objectId, input: { id: objectId }, sharedBy };
};

const ofFile: SampleObject = async ({ look }, { workspaceId, userId }) => {
  const objectId = newId();
  const hash = objectId.replaceAll("-", "").repeat(2);
  await look("insert into file_blobs (workspace_id, content_hash, size_bytes) values ($1, $2, 1)", [
    ...[workspaceId, hash],
  ]);
  await look(
    `insert into files (workspace_id, id, user_id, content_hash, size_bytes, name, state)
     values ($1, $2, $3, $4, 1, 'Sample', 'ready')`,
    [workspaceId, objectId, userId, hash],
  );
  return { objectId, input: { id: objectId } };
};

const ofBrowser: SampleObject = async (server, owner) => {
  const { objectId: conversationId } = await conversation(server, owner);
  const objectId = newId();
  await server.look(
    `insert into browser_sessions (workspace_id, run_id, user_id, conversation_id, node_id, taken_over_at)
     values ($1, $2, $3, $4, 'node', now())`,
    [owner.workspaceId, objectId, owner.userId, conversationId],
  );
  return { objectId, input: { id: objectId }, sharedBy: { noun: "conversation", id: conversationId } };
};

const ofAgent = async (
  server: TestServer,
  { workspaceId, userId }: UserActor,
  input = {},
): Promise<ObjectSample> => {
  const objectId = newId();
  await server.look(
    `insert into agents (workspace_id, id, user_id, published_number, last_number) values ($1, $2, $3, 2, 2)`,
    [workspaceId, objectId, userId],
  );
  const content = JSON.stringify(AgentContent.parse({ name: "Sample" }));
  for (const [state, number] of [
    ["draft", null],
    ["superseded", 1],
    ["published", 2],
  ] as const) {
    await server.look(
      `insert into agent_versions (workspace_id, id, agent_id, state, number, content, text_integrity, published_at)
       values ($1, $2, $3, $4, $5::int, $6, 'organization', case when $5::int is not null then now() end)`,
      [workspaceId, newId(), objectId, state, number, content],
    );
  }
  return { objectId, input: { id: objectId, ...input } };
};

const ofCollection: SampleObject = async ({ look }, { workspaceId, userId }) => {
  const objectId = newId();
  await look("insert into collections (workspace_id, id, user_id, name) values ($1, $2, $3, 'Sample')", [
    ...[workspaceId, objectId, userId],
  ]);
  return { objectId, input: { id: objectId, name: "Other" } };
};

const ofAddress: SampleObject = async (server, owner) => {
  const { objectId } = await ofCollection(server, owner);
  const address = "https://example.org/";
  const document = { title: "Other", folder: "", source: "address", address, integrity: "untrusted" };
  return { objectId, input: { ...document, id: newId(), collectionId: objectId } };
};

const ofContent: SampleObject = async (server, owner) => {
  const { objectId } = await ofCollection(server, owner);
  const content = { workspaceId: owner.workspaceId, hash: "c".repeat(64), sizeBytes: 1 };
  return { objectId, input: { collectionId: objectId, content } };
};

const ofDocument: SampleObject = async (server, owner) => {
  const { objectId: collectionId } = await ofCollection(server, owner);
  const objectId = newId();
  await server.look(
    `insert into documents (workspace_id, id, collection_id, title, source, state)
     values ($1, $2, $3, 'Sample', 'text', 'ready')`,
    [owner.workspaceId, objectId, collectionId],
  );
  return {
    objectId,
    input: { id: objectId, title: "Other" },
    sharedBy: { noun: "collection", id: collectionId },
  };
};

/** One per command about an object. A new command needs an entry before its cells can be tested. */
export const objectSamples: Record<string, SampleObject> = {
  ...artifactSamples,
  ...commentSamples,
  "collection.change": ofCollection,
  "collection.delete": ofCollection,
  "collection.retry_failed": ofCollection,
  "document.admit_content": ofContent,
  "document.store": ofAddress,
  "document.change": ofDocument,
  "document.delete": ofDocument,
  "document.read_again": ofDocument,
  "browser.take_over": ofBrowser,
  "browser.hand_back": ofBrowser,
  "conversation.rename": ofConversation,
  "conversation.delete": ofConversation,
  "conversation.choose_collections": async (server, owner) => {
    const { objectId } = await conversation(server, owner);
    return { objectId, input: { conversationId: objectId, collectionIds: [], dropsHidden: false } };
  },
  "conversation.file": async (server, owner) => {
    const { objectId } = await conversation(server, owner);
    return { objectId, input: { id: objectId, filing: { state: "pinned" } } };
  },
  "conversation.note_read": async (server, owner) => {
    const { objectId, answer } = await conversation(server, owner);
    return { objectId, input: { id: objectId, messageId: answer } };
  },
  // To somebody who cannot own it: the rule is asked first.
  "conversation.hand_over": async (server, owner) => {
    const { objectId } = await conversation(server, owner);
    return { objectId, input: { id: objectId, userId: owner.userId, note: "" } };
  },
  "conversation.export": async (server, owner) => {
    const { objectId } = await conversation(server, owner);
    return { objectId, input: { id: objectId, as: "json" } };
  },
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
  "file.delete": ofFile,
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
  "run.decide_limit": async (server, owner) => {
    const { objectId: conversationId } = await conversation(server, owner);
    const [objectId, waitId] = [newId(), newId()];
    const of = [owner.workspaceId, objectId, owner.userId];
    await server.look(
      `insert into runs (workspace_id, id, user_id, host, host_id, driver, trigger_kind, status)
       values ($1, $2, $3, 'conversation', $4, 'model', 'message', 'waiting')`,
      [...of, conversationId],
    );
    await server.look(
      `insert into run_waits (workspace_id, run_id, step_key, user_id, kind, subject_id, asks, declared_at)
       values ($1, $2, 'limit:steps:1', $3, 'limit', $4, '{"limit": "steps", "allowed": 20, "more": 20}', now())`,
      [...of, waitId],
    );
    const input = { id: objectId, waitId, decision: "end" };
    return { objectId, input, sharedBy: { noun: "conversation", id: conversationId } };
  },
  "message.queue": ofQueue,
  "message.send_queued": ofQueue,
  "conversation.resume_queue": ofConversation,
  "message.edit_queued": ofQueued,
  "message.remove_queued": ofQueued,
  "message.send_now": ofQueued,
  "public_link.create": async (server, owner) => {
    const { objectId } = await conversation(server, owner);
    return { objectId, input: { id: objectId, lifetime: "1d" } };
  },
  "public_link.renew": ofPublicLink,
  "public_link.withdraw": ofPublicLink,
  "agent.save_draft": (server, owner) =>
    ofAgent(server, owner, { revision: 1, content: AgentContent.parse({ name: "Other" }) }),
  "agent.adopt_text": (server, owner) => ofAgent(server, owner, { revision: 1 }),
  "agent.publish": (server, owner) => ofAgent(server, owner, { revision: 1 }),
  "agent.roll_back": (server, owner) => ofAgent(server, owner, { number: 1 }),
  "agent.start_test": (server, owner) => ofAgent(server, owner),
  "agent.archive": (server, owner) => ofAgent(server, owner),
  "agent.restore": (server, owner) => ofAgent(server, owner),
  "agent.delete": (server, owner) => ofAgent(server, owner),
  "agent.share": (server, owner) => ofAgent(server, owner, { subject: { type: "workspace" }, right: "use" }),
  // The agent is found and the rule decides; the grant is not there.
  "agent.unshare": (server, owner) => ofAgent(server, owner, { grantId: newId() }),
  "message.retry": ofAnswer,
  "message.continue": ofAnswer,
  "message.fork": ofAnswer,
  "message.keep": ofAnswer,
  "message.show": ofAnswer,
  "message.note_heard": ofAnswer,
};
