import { afterAll, beforeAll, expect, it } from "vitest";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createOwnChatServer, personOf } from "./testing/create-chat-server.ts";
import { chunksOf, hasText, sentOf } from "./testing/open-stream.ts";

/** These look at their runs once, when they start: whatever they do later, they were told to. */
const tickMs = 3_600_000;
let one: ChatServer;
let other: ChatServer;

beforeAll(async () => {
  one = await createOwnChatServer({ tickMs });
  other = await createOwnChatServer({ tickMs, beside: one });
});
afterAll(async () => {
  await other[Symbol.asyncDispose]();
  await one[Symbol.asyncDispose]();
});

it.each([
  ["that advances it", () => one],
  ["that does not", () => other],
])(
  "Stop, pressed at the server %s, ends a run at once: nobody waits for the next look",
  async (_which, at) => {
    const ann = new ChatClient(one, personOf());
    const stream = await ann.sendAndFollow("[[script:tokens count=2000 gap=10ms]]");
    const { run } = sentOf(await stream.until(hasText(3)));
    expect((await ann.at(at()).call("POST", `/api/v1/runs/${run.id}/cancel`)).status).toBe(200);
    expect(chunksOf(await stream.rest()).at(-1)).toEqual({ type: "run-end", status: "cancelled" });
  },
);
