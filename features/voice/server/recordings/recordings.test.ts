import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ChatClient, type ChatServer, createOwnChatServer, personOf } from "#features/chat/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import { createVoiceModule } from "../module.ts";
import { listen } from "../testing/listen.ts";
import { makeWav } from "../testing/make-wav.ts";

let server: ChatServer;
let ann: ChatClient;
beforeAll(async () => {
  server = await createOwnChatServer({ modules: [createVoiceModule({})] });
  ann = new ChatClient(server, personOf());
});
afterAll(() => server[Symbol.asyncDispose]());

function call(method: string, messageId: string, { wav, type = "audio/wav", as = ann }: Call = {}) {
  return as.request(method, `/api/v1/messages/${messageId}/recording`, wav, wav && { "content-type": type });
}

interface Call {
  wav?: Buffer<ArrayBuffer>;
  type?: string;
  as?: ChatClient;
}

/** A question with its answer. */
async function asked(as = ann) {
  const answer = await as.ask("How much is 2 + 2?");
  return { answer, questionId: answer.parentId ?? "", conversationId: answer.conversationId };
}

async function secondsShown(conversationId: string, messageId: string) {
  const messages = await ann.messages(conversationId);
  return messages.find(({ id }) => id === messageId)?.recordingSeconds;
}

const listEvents = (messageId: string) =>
  server.look<{ act: string }>(
    "select act from audit_events where act like 'message.recording%' and convert_from(envelope, 'UTF8') like $1 order by id",
    [`%${messageId}%`],
  );

describe("a recording", () => {
  it("is there only where it was asked to be kept, sounds as long as what was said, and is shown with its message", async () => {
    const { questionId, conversationId } = await asked();
    expect(await secondsShown(conversationId, questionId)).toBeNull();
    expect((await call("GET", questionId)).status).toBe(404);
    expect((await call("PUT", questionId, { wav: makeWav(1.5) })).status).toBe(204);
    expect(await secondsShown(conversationId, questionId)).toBe(1.5);
    const reply = await call("GET", questionId);
    expect(reply.headers.get("content-type")).toBe("audio/mpeg");
    expect(reply.headers.get("cache-control")).toBe("private, no-store");
    const { seconds } = await listen(Buffer.from(await reply.arrayBuffer()));
    expect(Math.abs(seconds - 1.5)).toBeLessThan(0.2);
    expect(await listEvents(questionId)).toEqual([{ act: "message.recording_kept" }]);
  });

  it("sent again changes nothing: the first one stays", async () => {
    const { questionId, conversationId } = await asked();
    await call("PUT", questionId, { wav: makeWav(1) });
    expect((await call("PUT", questionId, { wav: makeWav(2) })).status).toBe(204);
    expect(await secondsShown(conversationId, questionId)).toBe(1);
    expect(await listEvents(questionId)).toHaveLength(1);
  });

  it("can be deleted while the words stay, once", async () => {
    const { questionId, conversationId } = await asked();
    await call("PUT", questionId, { wav: makeWav(1) });
    expect((await call("DELETE", questionId)).status).toBe(204);
    expect(await secondsShown(conversationId, questionId)).toBeNull();
    expect((await call("GET", questionId)).status).toBe(404);
    expect((await call("DELETE", questionId)).status).toBe(404);
    expect((await listEvents(questionId)).map(({ act }) => act)).toEqual([
      "message.recording_kept",
      "message.recording_deleted",
    ]);
  });

  it("is there for nobody else: not to hear, not to delete, not to be put under another's message", async () => {
    const { questionId } = await asked();
    await call("PUT", questionId, { wav: makeWav(1) });
    const colleague = new ChatClient(server, personOf(ann.person.workspaceId));
    const stranger = new ChatClient(server, personOf());
    for (const as of [colleague, stranger]) {
      expect((await call("GET", questionId, { as })).status).toBe(404);
      expect((await call("DELETE", questionId, { as })).status).toBe(404);
      expect((await call("PUT", questionId, { as, wav: makeWav(1) })).status).toBe(404);
    }
    expect((await call("GET", questionId)).status).toBe(200);
  });

  it("is refused of an answer, of no message, and of what is no sound or too long", async () => {
    const { answer, questionId } = await asked();
    expect((await call("PUT", answer.id, { wav: makeWav(1) })).status).toBe(404);
    expect((await call("PUT", newId(), { wav: makeWav(1) })).status).toBe(404);
    expect((await call("PUT", questionId, { wav: Buffer.from("no sound") })).status).toBe(400);
    expect((await call("PUT", questionId, { wav: makeWav(1, { channels: 2 }) })).status).toBe(400);
    expect((await call("PUT", questionId, { wav: makeWav(1), type: "audio/ogg" })).status).toBe(415);
    const tooLong = await call("PUT", questionId, { wav: makeWav(61) });
    expect([400, 413]).toContain(tooLong.status);
    expect((await call("GET", questionId)).status).toBe(404);
  });

  it("cannot be heard once its conversation is deleted, and is gone when that is erased", async () => {
    const { questionId, conversationId } = await asked();
    await call("PUT", questionId, { wav: makeWav(1) });
    await ann.call("DELETE", `/api/v1/conversations/${conversationId}`);
    expect((await call("GET", questionId)).status).toBe(404);
    await server.look("delete from conversations where id = $1", [conversationId]);
    expect(await server.look("select 1 from message_recordings where message_id = $1", [questionId])).toEqual(
      [],
    );
  });
});
