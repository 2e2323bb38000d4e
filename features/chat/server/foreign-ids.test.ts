import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { bulkExportFiles } from "./exports/bulk/bulk-export-files.ts";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createChatServer, personOf } from "./testing/create-chat-server.ts";

let server: ChatServer;
let ann: ChatClient;
let colleague: ChatClient;
let stranger: ChatClient;
let ids: {
  conversation: string;
  question: string;
  answer: string;
  run: string;
  toolCall: string;
  queued: string;
  publicLink: string;
  folder: string;
  bulkExport: string;
  approval: string;
  noun: string;
  grant: string;
  request: string;
  owner: string;
};

beforeAll(async () => {
  server = await createChatServer();
  const workspaceId = newId();
  ann = new ChatClient(server, personOf(workspaceId));
  colleague = new ChatClient(server, personOf(workspaceId));
  stranger = new ChatClient(server, personOf());
  const answer = await ann.ask("What is 12 * 12?");
  const toolCall = answer.parts.find((part) => part.type === "tool-call");
  ids = {
    conversation: answer.conversationId,
    question: answer.parentId ?? "",
    answer: answer.id,
    run: answer.runId ?? "",
    toolCall: toolCall?.toolCallId ?? "",
    queued: newId(),
    publicLink: newId(),
    bulkExport: newId(),
    approval: newId(),
    ...{ noun: "conversation", grant: newId(), request: newId(), owner: ann.person.userId },
    folder: (await ann.call<{ id: string }>("POST", "/api/v1/folders", { name: "Clients" })).body.id,
  };
  await server.look(
    `insert into public_links (workspace_id, id, conversation_id, user_id, token_digest, snapshot, taken_at)
     values ($1, $2, $3, $4, '\\x00', '{}', now())`,
    [workspaceId, ids.publicLink, ids.conversation, ann.person.userId],
  );
  await server.look(
    `insert into approvals (workspace_id, id, run_id, tool_call_id, user_id, tool_name, tool_title, tool_source, tool_hash,
       input, shown, marks, hash, rule, why, policy_hash, integrity, readers, needs_other, requested_at, expires_at)
     values ($1, $2, $3, $4, $5, 'x', 'X', 'built_in', 'h', '{}', '{"act":"","undo":"","warnings":[],"fields":[]}', '[]',
       'h', 'r', 'w', 'p', 'user', '{}', false, now(), now() + interval '1 hour')`,
    [workspaceId, ids.approval, ids.run, ids.toolCall, ann.person.userId],
  );
  await server.look(
    `insert into bulk_exports (workspace_id, id, user_id, form, state, kept_hours, expires_at)
     values ($1, $2, $3, 'json', 'ready', 1, now() + interval '1 hour')`,
    [workspaceId, ids.bulkExport, ann.person.userId],
  );
  await server.services.blobs.put(
    bulkExportFiles.keyOf({ workspace_id: workspaceId, id: ids.bulkExport }),
    Buffer.from("zip"),
    { contentType: "application/zip" },
  );
  await server.look(
    `insert into queued_messages (workspace_id, id, conversation_id, user_id, text, time_zone, held_at)
     values ($1, $2, $3, $4, 'Later', 'UTC', now())`,
    [workspaceId, ids.queued, ids.conversation, ann.person.userId],
  );
});
afterAll(() => server[Symbol.asyncDispose]());

const share = () => ({ subject: { type: "workspace" }, relation: "viewer" });
const send = () => ({ id: newId(), text: "Hello" });
type Ids = typeof ids;

/** Every address of conversations, messages, runs and tool calls that holds an id. */
const addresses: [method: string, path: (of: Ids) => string, body?: () => object][] = [
  ["GET", (of) => `/api/v1/conversations/${of.conversation}`],
  ["PATCH", (of) => `/api/v1/conversations/${of.conversation}`, () => ({ title: "Mine now" })],
  ["DELETE", (of) => `/api/v1/conversations/${of.conversation}`],
  ["POST", (of) => `/api/v1/conversations/${of.conversation}/restore`],
  ["GET", (of) => `/api/v1/conversations/${of.conversation}/messages`],
  ["POST", (of) => `/api/v1/conversations/${of.conversation}/messages`, send],
  ["POST", (of) => `/api/v1/messages/${of.question}/show`],
  ["POST", (of) => `/api/v1/messages/${of.answer}/show`],
  ["GET", (of) => `/api/v1/messages/${of.answer}/place`],
  ["PATCH", (of) => `/api/v1/folders/${of.folder}`, () => ({ name: "Mine now" })],
  ["DELETE", (of) => `/api/v1/folders/${of.folder}`],
  ["POST", (of) => `/api/v1/folders/${of.folder}/restore`],
  ["POST", (of) => `/api/v1/messages/${of.answer}/retry`, () => ({})],
  ["POST", (of) => `/api/v1/messages/${of.answer}/continue`, () => ({})],
  ["POST", (of) => `/api/v1/messages/${of.answer}/fork`, () => ({ afterStep: 1 })],
  ["POST", (of) => `/api/v1/messages/${of.answer}/keep`],
  ["GET", (of) => `/api/v1/conversations/${of.conversation}/queue`],
  ["POST", (of) => `/api/v1/conversations/${of.conversation}/queue`, send],
  ["POST", (of) => `/api/v1/conversations/${of.conversation}/queue/resume`],
  ["PATCH", (of) => `/api/v1/queued-messages/${of.queued}`, () => ({ text: "Mine now" })],
  ["POST", (of) => `/api/v1/queued-messages/${of.queued}/send`],
  ["DELETE", (of) => `/api/v1/queued-messages/${of.queued}`],
  ["PUT", (of) => `/api/v1/conversations/${of.conversation}/read`, () => ({ messageId: ids.answer })],
  ["GET", (of) => `/api/v1/conversations/${of.conversation}/reads`],
  ["POST", (of) => `/api/v1/conversations/${of.conversation}/hand-over`, () => ({ userId: newId() })],
  ["GET", (of) => `/api/v1/conversations/${of.conversation}/hand-overs`],
  ["PUT", (of) => `/api/v1/messages/${of.answer}/heard`, () => ({ characters: 3 })],
  ["GET", (of) => `/api/v1/conversations/${of.conversation}/export`],
  ["GET", (of) => `/api/v1/conversations/${of.conversation}/export/markdown`],
  ["POST", (of) => `/api/v1/conversations/${of.conversation}/public-links`, () => ({ lifetime: "1d" })],
  ["POST", (of) => `/api/v1/public-links/${of.publicLink}/renew`],
  ["DELETE", (of) => `/api/v1/public-links/${of.publicLink}`],
  ["GET", (of) => `/api/v1/bulk-exports/${of.bulkExport}/download`],
  ["DELETE", (of) => `/api/v1/bulk-exports/${of.bulkExport}`],
  ["GET", (of) => `/api/v1/runs/${of.run}`],
  ["GET", (of) => `/api/v1/runs/${of.run}/receipt`],
  ["GET", (of) => `/api/v1/runs/${of.run}/steps`],
  ["GET", (of) => `/api/v1/runs/${of.run}/stream`],
  ["POST", (of) => `/api/v1/runs/${of.run}/cancel`],
  ["POST", (of) => `/api/v1/runs/${of.run}/limit`, () => ({ waitId: newId(), decision: "end" })],
  ["GET", (of) => `/api/v1/tools/calls/${of.toolCall}`],
  ["GET", (of) => `/api/v1/tools/calls/${of.toolCall}/run`],
  ["GET", (of) => `/api/v1/tools/calls/${of.toolCall}/approval`],
  ["POST", (of) => `/api/v1/tools/calls/${of.toolCall}/undo`],
  ["POST", (of) => `/api/v1/runs/${of.run}/undo`],
  ["GET", (of) => `/api/v1/approvals/${of.approval}`],
  ["POST", (of) => `/api/v1/approvals/${of.approval}/approve`, () => ({ hash: "h" })],
  ["POST", (of) => `/api/v1/approvals/${of.approval}/deny`, () => ({ hash: "h" })],
  ["GET", (of) => `/api/v1/shares/${of.noun}/${of.conversation}`],
  ["GET", (of) => `/api/v1/shares/${of.noun}/${of.conversation}/grants`],
  ["PUT", (of) => `/api/v1/shares/${of.noun}/${of.conversation}/grants`, share],
  ["DELETE", (of) => `/api/v1/shares/${of.noun}/${of.conversation}/grants/${of.grant}`],
  ["PUT", (of) => `/api/v1/shares/${of.noun}/${of.conversation}/owner`, () => ({ userId: newId() })],
  ["GET", (of) => `/api/v1/shares/${of.noun}/${of.conversation}/people/${of.owner}`],
  ["GET", (of) => `/api/v1/shares/${of.noun}/${of.conversation}/requests`],
  ["POST", (of) => `/api/v1/access-requests/${of.request}/decision`, () => ({ decision: "decline" })],
];

/** Answered the same for everybody, whether it exists or not. */
const sameForAll = ["POST /api/v1/shares/{id}/{id}/requests"];

it("covers every declared address that holds an id", async () => {
  const described = await server.server.inject("/api/v1/openapi.json");
  const paths: Record<string, object> = described.json().paths;
  // Admins of the installation see what belongs to it. No id there is a workspace's.
  const isOfWorkspaces = (path: string) => path.includes("{") && !path.startsWith("/api/v1/admin/");
  const declared = Object.entries(paths).flatMap(([path, methods]) =>
    isOfWorkspaces(path)
      ? Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, "{id}")}`)
      : [],
  );
  const covered = addresses.map(([method, path]) => {
    const marked = path(new Proxy(ids, { get: () => "{id}" }));
    return `${method} ${marked}`;
  });
  covered.push(...sameForAll);
  expect(declared.filter((address) => !covered.includes(address))).toEqual([]);
});

it.each([
  ["another person of the same workspace", () => colleague],
  ["a person of another workspace", () => stranger],
])("shows %s the same 404 as for an id that does not exist", async (_who, client) => {
  const none = {
    ...ids,
    conversation: newId(),
    question: newId(),
    answer: newId(),
    run: newId(),
    toolCall: newId(),
    queued: newId(),
    publicLink: newId(),
  };
  for (const [method, path, body] of addresses) {
    const foreign = await client().call<{ error: object }>(method, path(ids), body?.());
    const absent = await client().call<{ error: object }>(method, path(none), body?.());
    expect(foreign.status, `${method} ${path(ids)}`).toBe(404);
    expect({ ...foreign.body.error, requestId: "" }).toEqual({ ...absent.body.error, requestId: "" });
  }
});

it("shows the owner all of it", async () => {
  for (const [method, path] of addresses) {
    if (method !== "GET") continue;
    expect((await ann.call(method, path(ids)).catch(() => ({ status: 200 }))).status, path(ids)).toBe(200);
  }
});

it("leaves everything as it was", async () => {
  expect(await ann.conversation(ids.conversation)).toMatchObject({ title: "What is 12 * 12?" });
  expect(await ann.messages(ids.conversation)).toHaveLength(2);
});

it("gives a stranger who sends to a foreign conversation's id one of that person's own", async () => {
  const { status, body } = await stranger.call<{ conversation: { id: string } }>(
    "POST",
    `/api/v1/conversations/${ids.conversation}/messages`,
    { ...send(), isNewConversation: true },
  );
  expect(status).toBe(202);
  expect(body.conversation.id).toBe(ids.conversation);
  expect(await ann.messages(ids.conversation)).toHaveLength(2);
});

it("refuses a colleague who sends to it, and stores nothing", async () => {
  const { status } = await colleague.call("POST", `/api/v1/conversations/${ids.conversation}/messages`, {
    ...send(),
    isNewConversation: true,
  });
  expect(status).toBe(404);
  const rows = await server.look("select 1 from messages where user_id = $1", [colleague.person.userId]);
  expect(rows).toEqual([]);
});

it("finds nothing of others when a tool searches conversations", async () => {
  await ann.ask("The codeword is zanzibar.");
  for (const [client, found] of [
    [ann, true],
    [colleague, false],
    [stranger, false],
  ] as const) {
    const answer = await client.ask(
      `[[script:tool-call tool=search_conversations input={"query":"zanzibar"}]]`,
    );
    const text = answer.parts.map((part) => (part.type === "text" ? part.text : "")).join("");
    expect(text.includes("The codeword is")).toBe(found);
  }
});

it("asks visitors to sign in", async () => {
  for (const [method, path, body] of addresses) {
    const reply = await fetch(`${server.url}${path(ids)}`, {
      method,
      ...(body ? { body: JSON.stringify(body()), headers: { "content-type": "application/json" } } : {}),
    });
    expect(reply.status, `${method} ${path(ids)}`).toBe(401);
  }
});
