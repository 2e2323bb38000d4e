import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Message, SentMessage } from "../contract/index.ts";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createChatServer, personOf } from "./testing/create-chat-server.ts";
import { hasText, sentOf } from "./testing/open-stream.ts";

let server: ChatServer;
let ann: ChatClient;
beforeAll(async () => {
  server = await createChatServer();
  ann = new ChatClient(server, personOf());
});
afterAll(() => server[Symbol.asyncDispose]());

const note = (id: string, characters: number, client = ann) =>
  client.call<Message>("PUT", `/api/v1/messages/${id}/heard`, { characters });
const said = "The first sentence. The second sentence.";

async function listEvents({ workspaceId }: ChatClient["person"]) {
  const rows = await server.look<{ envelope: Buffer }>(
    "select envelope from audit_events where act = 'message.interrupted' and workspace_id = $1 order by id",
    [workspaceId],
  );
  return rows.map(({ envelope }) => JSON.parse(String(envelope)).facts.heard_characters);
}

describe("how far a spoken answer was heard", () => {
  it("belongs to the answer from then on", async () => {
    const answer = await ann.ask(said);
    expect(answer.heardCharacters).toBeNull();
    const { status, body } = await note(answer.id, 9);
    expect(status).toBe(200);
    expect(body.heardCharacters).toBe(9);
    expect((await ann.messages(answer.conversationId)).at(-1)?.heardCharacters).toBe(9);
  });

  it("is at most the whole answer, and never less than nothing", async () => {
    const answer = await ann.ask(said);
    const text = answer.parts.map((part) => (part.type === "text" ? part.text : "")).join("");
    expect((await note(answer.id, 9_000_000)).body.heardCharacters).toBe(text.length);
    expect((await note(answer.id, -1)).status).toBe(400);
    expect((await note(answer.id, 1.5)).status).toBe(400);
  });

  it("noted twice is noted once; noted anew takes the place of the first", async () => {
    const bob = new ChatClient(server, personOf());
    const answer = await bob.ask(said);
    await note(answer.id, 4, bob);
    await note(answer.id, 4, bob);
    expect(await listEvents(bob.person)).toEqual([4]);
    expect((await note(answer.id, 6, bob)).body.heardCharacters).toBe(6);
    expect(await listEvents(bob.person)).toEqual([4, 6]);
  });

  it("is bounded once the answer has ended where it was noted while it was written", async () => {
    const stream = await ann.sendAndFollow("[[script:held name=heard]]");
    const sent: SentMessage = sentOf(await stream.until(hasText(1)));
    expect((await note(sent.assistantMessage.id, 5_000)).body.heardCharacters).toBe(5_000);
    server.model.release("heard");
    const answer = await ann.answerOf(sent);
    expect(answer.heardCharacters).toBeLessThan(5_000);
  });

  it("is not known of what the person said", async () => {
    const answer = await ann.ask(said);
    const { status, body } = await note(answer.parentId ?? "", 3);
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: { code: "message.not_spoken" } });
  });

  it("is told to the model with what the person did not hear", async () => {
    const answer = await ann.ask(said);
    await note(answer.id, 9);
    const text = answer.parts.map((part) => (part.type === "text" ? part.text : "")).join("");
    await ann.ask("Go on", { conversationId: answer.conversationId });
    const asked = server.model.requests.at(-1)?.body as { messages: { role: string; content: string }[] };
    const told = asked.messages.find(({ role }) => role === "assistant")?.content;
    expect(told).toBe(
      `${text.slice(0, 9).trimEnd()}\n\n[This was spoken, and the person interrupted it here. They did not hear the rest: “${text.slice(9).trim()}”]`,
    );
  });
});
