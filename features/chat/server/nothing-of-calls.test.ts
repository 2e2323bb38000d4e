import { afterAll, beforeAll, expect, it } from "vitest";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createChatServer, personOf } from "./testing/create-chat-server.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

it.each([
  ["approval", { approval: null }],
  ["run", { run: null }],
])(
  "that a tool call has no %s is an answer for its reader, and the call is nothing to others",
  async (what, reply) => {
    const ann = new ChatClient(server, personOf());
    const { parts } = await ann.ask("What is 12 * 12?");
    const call = parts.find((part) => part.type === "tool-call");
    const path = `/api/v1/tools/calls/${call?.toolCallId}/${what}`;
    expect(await ann.get(path)).toEqual(reply);
    const stranger = await new ChatClient(server, personOf()).call("GET", path);
    expect(stranger).toMatchObject({ status: 404, body: { error: { code: "tool_call.not_found" } } });
  },
);
