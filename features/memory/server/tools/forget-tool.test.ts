import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ChatServer } from "#features/chat/server/testing.ts";
import type { Approval } from "#features/tools/contract/index.ts";
import { registerTool } from "#features/tools/server/index.ts";
import { createMemoryServer, MemoryClient } from "../testing/memory-server.ts";
import { hostile, readPage } from "../testing/read-page.ts";

let server: ChatServer;
let ann: MemoryClient;
beforeAll(async () => {
  server = await createMemoryServer();
  registerTool(server.services, "test", readPage);
});
beforeEach(() => {
  ann = MemoryClient.of(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const short = { text: "I prefer short answers" };
const texts = async (list: Promise<{ text: string }[]>) => (await list).map(({ text }) => text);
const callsOf = (answer: Awaited<ReturnType<MemoryClient["ask"]>>) =>
  answer.parts.flatMap((part) => (part.type === "tool-call" ? [part] : []));

describe("what is to be forgotten", () => {
  it("is erased only with the person's approval once a page orders it", async () => {
    await ann.keep("Rechnungen gehen an Eva");
    const order = `[[call read_page {"page":${hostile.length}}]]`;
    const { body } = await ann.send(`[[script:obedient]] Summarise this page. ${order}`);
    const status = () => server.look("select status from runs where id = $1", [body.run.id]);
    await expect.poll(status, { timeout: 20_000, interval: 20 }).toEqual([{ status: "waiting" }]);
    expect(await texts(ann.memories())).toEqual(["Rechnungen gehen an Eva"]);
    const [row] = await server.look<{ id: string }>("select id from approvals where run_id = $1", [
      body.run.id,
    ]);
    const approval = await ann.get<Approval>(`/api/v1/approvals/${row?.id}`);
    expect(approval.shown.fields).toMatchObject([{ label: "Memory", value: "Rechnungen gehen an Eva" }]);
    await ann.call("POST", `/api/v1/approvals/${approval.id}/approve`, { hash: approval.hash });
    await ann.answerOf(body);
    expect(await ann.memories()).toEqual([]);
  });

  it("is erased without a question when the person says it as they said it before, in German, too", async () => {
    const said = "Merk dir, dass ich vegetarisch esse";
    const { conversationId } = await ann.ask(said, { modelId: "builtin" });
    expect(await texts(ann.memories())).toEqual(["Ich esse vegetarisch"]);
    await ann.ask("Vergiss, dass ich vegetarisch esse", { modelId: "builtin", conversationId });
    expect(await ann.memories()).toEqual([]);
  });

  it("cannot be brought back an hour later", async () => {
    await ann.keep("I live in Graz");
    const answer = await ann.callTool("forget", { about: "Graz" }, "Forget that I live in Graz");
    const [call] = callsOf(answer);
    const past =
      "update forgotten_memories set forgotten_at = now() - interval '61 minutes' where call_id = $1";
    await server.look(past, [call?.toolCallId]);
    const undone = await ann.call("POST", `/api/v1/tools/calls/${call?.toolCallId}/undo`);
    expect(undone.status).toBe(409);
    expect(await ann.memories()).toEqual([]);
  });

  it("is erased when one memory fits, and Undo brings it back", async () => {
    await ann.keep("I live in Graz");
    await ann.keep("I prefer tea");
    const answer = await ann.callTool(
      "forget",
      { about: "where I live: Graz" },
      "Forget that I live in Graz",
    );
    expect(await texts(ann.memories())).toEqual(["I prefer tea"]);
    const [call] = callsOf(answer);
    await ann.call("POST", `/api/v1/tools/calls/${call?.toolCallId}/undo`);
    expect((await texts(ann.memories())).sort()).toEqual(["I live in Graz", "I prefer tea"]);
  });

  it("comes back with the way to the message that it came from, as long as that is there", async () => {
    const { conversationId, parentId } = await ann.callTool(
      "remember",
      short,
      "Remember that I prefer short answers",
    );
    const origin = { conversationId, messageId: parentId };
    const forget = async () =>
      callsOf(await ann.callTool("forget", { about: "short answers" }, "Forget short answers"))[0];
    const undo = (id: string | undefined) => ann.call("POST", `/api/v1/tools/calls/${id}/undo`);
    await undo((await forget())?.toolCallId);
    expect((await ann.memories())[0]).toMatchObject({ ...short, source: "asked", origin });
    const again = await forget();
    await server.look("delete from conversations where id = $1", [conversationId]);
    await undo(again?.toolCallId);
    expect((await ann.memories())[0]).toMatchObject({ ...short, source: "asked", origin: null });
  });

  it("is not guessed when several fit, or none", async () => {
    await ann.keep("I prefer tea");
    await ann.keep("I prefer short answers");
    const several = await ann.callTool("forget", { about: "what I prefer" }, "Forget what I prefer");
    const none = await ann.callTool("forget", { about: "my shoe size" }, "Forget my shoe size");
    expect(callsOf(several)[0]?.status).toBe("failed");
    expect(callsOf(none)[0]?.status).toBe("failed");
    expect(await ann.memories()).toHaveLength(2);
  });

  it("is never somebody else's", async () => {
    const bob = MemoryClient.of(server, { workspaceId: ann.person.workspaceId });
    await bob.keep("I live in Graz");
    await ann.callTool("forget", { about: "I live in Graz" }, "Forget that I live in Graz");
    expect(await texts(bob.memories())).toEqual(["I live in Graz"]);
  });
});
