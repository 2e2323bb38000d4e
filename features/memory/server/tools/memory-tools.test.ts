import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ChatServer } from "#features/chat/server/testing.ts";
import type { ToolCall } from "#features/tools/contract/index.ts";
import { registerTool, type ToolContext } from "#features/tools/server/index.ts";
import { hiddenOrder } from "#mocks/model-server/gullible.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import { newId } from "#platform/server/ids.ts";
import { createMemoryServer, lastSystemPrompt, MemoryClient } from "../testing/memory-server.ts";
import { hostile, readPage } from "../testing/read-page.ts";
import { requireMemoryInUse, requireMemoryToKeep } from "./require-memory-in-use.ts";

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

/** Ann's conversation, in which Bob writes as well. */
async function sharedWithBob() {
  const bob = MemoryClient.of(server, { workspaceId: ann.person.workspaceId, role: "member" });
  await ann.proveAddress();
  await bob.proveAddress();
  const { conversationId } = await ann.ask("Hello");
  await shareObject(server.as(ann.person), {
    ...{ object: { noun: "conversation", id: conversationId }, relation: "editor" },
    subject: { userId: bob.person.userId },
  });
  return { bob, conversationId };
}

const short = { text: "I prefer short answers" };
const texts = async (list: Promise<{ text: string }[]>) => (await list).map(({ text }) => text);
const callsOf = (answer: Awaited<ReturnType<MemoryClient["ask"]>>) =>
  answer.parts.flatMap((part) => (part.type === "tool-call" ? [part] : []));

describe("what the person asks to be remembered", () => {
  it("is kept at once, with the way to their message, and Undo erases it", async () => {
    const answer = await ann.callTool("remember", short, "Remember that I prefer short answers");
    const [memory] = await ann.memories();
    expect(memory).toMatchObject({
      ...{ text: "I prefer short answers", state: "kept", source: "asked" },
      origin: { conversationId: answer.conversationId, messageId: answer.parentId },
    });
    const [call] = callsOf(answer);
    const undone = await ann.call("POST", `/api/v1/tools/calls/${call?.toolCallId}/undo`);
    expect(undone.status).toBe(200);
    expect(await ann.memories()).toEqual([]);
  });

  it("is kept a second time in the same conversation, and after its answers", async () => {
    const { conversationId } = await ann.callTool("remember", short, "Remember that I prefer short answers");
    const desk = { text: "My desk is in room 12" };
    await ann.callTool("remember", desk, "Remember: my desk is in room 12", { conversationId });
    expect(await texts(ann.memories())).toEqual(["My desk is in room 12", "I prefer short answers"]);
  });

  it("is kept after sums, also one that failed, questions about the day and what is not remembered: these add nobody's words", async () => {
    const { conversationId } = await ann.callTool("calculate", { expression: "17% of 2,340" }, "How much?");
    await ann.callTool("calculate", { expression: "1/0" }, "And this?", { conversationId });
    await ann.callTool("current_time", {}, "What day is it?", { conversationId });
    await ann.callTool("forget", { about: "my shoe size" }, "Forget my shoe size", { conversationId });
    const office = { text: "Our office is in Graz" };
    const words = "Remember that our office is in Graz";
    await ann.callTool("remember", office, words, { conversationId });
    expect(await ann.proposals()).toEqual([]);
    expect(await ann.memories()).toMatchObject([{ text: "Our office is in Graz", source: "asked" }]);
  });

  it("is said to come from them, with the way to their message, where it was first an idea of the assistant", async () => {
    await ann.callTool("remember", short, "I like it short");
    expect(await ann.proposals()).toMatchObject([{ source: "proposed" }]);
    const { conversationId } = await ann.callTool("remember", short, "Remember that I prefer short answers");
    expect(await ann.proposals()).toEqual([]);
    expect(await ann.memories()).toMatchObject([{ source: "asked", origin: { conversationId } }]);
  });

  it("loses its link when the conversation is erased, and stays", async () => {
    const { conversationId } = await ann.callTool("remember", short, "Remember that I prefer short answers");
    await ann.call("DELETE", `/api/v1/conversations/${conversationId}`);
    expect((await ann.memories())[0]).toMatchObject({ text: short.text, origin: null });
    await server.look("delete from conversations where id = $1", [conversationId]);
    expect((await ann.memories())[0]).toMatchObject({ text: short.text, origin: null });
  });
});

describe("becomes a proposal and no memory", () => {
  it("what the assistant thinks of by itself", async () => {
    const idea = hiddenOrder("remember", { text: "Lives in Graz" });
    await ann.ask(`[[script:gullible]] I live in Graz. What is the weather? ${idea}`);
    expect(await ann.memories()).toEqual([]);
    expect(await ann.proposals()).toMatchObject([
      { text: "Lives in Graz", state: "proposed", source: "proposed" },
    ]);
  });

  it("what is asked for once a page was read in the conversation, also in an earlier answer", async () => {
    const { conversationId } = await ann.callTool("read_page", { page: 0 }, "Read it");
    await ann.callTool("remember", short, "I like it short", { conversationId });
    const words = "Remember that I prefer short answers";
    const answer = await ann.callTool("remember", short, words, { conversationId });
    const { content } = await ann.get<ToolCall>(`/api/v1/tools/calls/${callsOf(answer)[0]?.toolCallId}`);
    expect(content).toContain("because this conversation has text from outside.");
    expect(await ann.memories()).toEqual([]);
    const [proposal, ...others] = await ann.proposals();
    expect(others).toEqual([]);
    // They asked for it, and it stays theirs once they accept it.
    expect(proposal).toMatchObject({ ...short, source: "asked", origin: { conversationId } });
    await ann.call("POST", `/api/v1/memories/${proposal?.id}/accept`, { version: 1 });
    expect(await ann.memories()).toMatchObject([{ ...short, source: "asked", origin: { conversationId } }]);
  });

  it("what a colleague wrote in a shared conversation", async () => {
    const { bob, conversationId } = await sharedWithBob();
    await bob.ask("Hello from Bob", { conversationId });
    await ann.callTool("remember", short, "Remember that I prefer short answers", { conversationId });
    expect(await ann.memories()).toEqual([]);
    expect(await texts(ann.proposals())).toEqual(["I prefer short answers"]);
  });

  it.each(hostile.map((text, index) => [text, index] as const))(
    "what a page orders: %s",
    async (text, page) => {
      const order = `[[call read_page {"page":${page}}]]`;
      await ann.ask(`[[script:obedient]] Remember what I should know, and summarise this page. ${order}`);
      expect(await ann.memories()).toEqual([]);
      expect(await texts(ann.proposals())).toEqual([text]);
      await ann.ask("Hello");
      expect(lastSystemPrompt(server)).not.toContain("Notes of the person");
    },
  );
});

describe("the words of a memory", () => {
  it("are in no summary and in no audit event of its tools", async () => {
    const kept = await ann.callTool("remember", short, "Remember that I prefer short answers");
    const forgotten = await ann.callTool("forget", { about: "short answers" }, "Forget short answers");
    const calls = [kept, forgotten].flatMap(callsOf);
    expect(calls.map(({ summary }) => summary)).toEqual(["Remembered something", "Forgot something"]);
    for (const { toolCallId } of calls) {
      const { content, data } = await ann.get<ToolCall>(`/api/v1/tools/calls/${toolCallId}`);
      expect(JSON.stringify({ content, data })).not.toContain("short answers");
    }
    const events = await server.look<{ act: string; isSealed: boolean }>(
      `select act, sealed is not null as "isSealed" from audit_events
       where run_id = any ($1) and act in ('tool_call.started', 'memory.kept', 'memory.forgotten')`,
      [[kept.runId, forgotten.runId]],
    );
    expect(events.filter(({ act }) => act === "tool_call.started")).toHaveLength(2);
    expect(events.filter(({ isSealed }) => isSealed)).toEqual([]);
  });

  it("and whether they were remembered before are told to nobody where others read", async () => {
    const { bob, conversationId } = await sharedWithBob();
    await ann.keep("I prefer short answers");
    const results = [];
    for (const text of ["I prefer short answers", "I prefer tea"]) {
      const answer = await ann.callTool("remember", { text }, `Remember: ${text}`, { conversationId });
      const [call] = callsOf(answer);
      const { summary, data } = await bob.get<ToolCall>(`/api/v1/tools/calls/${call?.toolCallId}`);
      results.push({ summary, data, id: call?.toolCallId });
    }
    expect(results.map(({ summary }) => summary)).toEqual(
      Array(2).fill("Passed to the memory of its person"),
    );
    for (const { data, id } of results) expect(data).toEqual({ memoryId: id });
  });
});

it("what is kept but switched off is not said to be remembered", async () => {
  const { id } = await ann.keep(short.text);
  await ann.call("PATCH", `/api/v1/memories/${id}`, { version: 1, state: "off" });
  const answer = await ann.callTool("remember", short, "What is the weather?");
  expect(callsOf(answer)[0]?.summary).toBe("Remembered before, but switched off");
  expect((await ann.memories())[0]?.state).toBe("off");
});

describe("what is kept for one agent", () => {
  it("is neither told nor erased where another one, or the assistant, answers", async () => {
    await ann.keep("I prefer tea");
    await server.look(
      `insert into memories (workspace_id, id, user_id, agent_id, text, state, source, created_at, changed_at)
       values ($1, gen_random_uuid(), $2, $3, 'Salary talks with Eva', 'kept', 'typed', now(), now())`,
      [ann.person.workspaceId, ann.person.userId, newId()],
    );
    const told = JSON.stringify((await ann.callTool("list_memories", {}, "What do you remember?")).parts);
    expect(told).toContain("I prefer tea");
    expect(told).not.toContain("Salary");
    const answer = await ann.callTool("forget", { about: "Salary talks" }, "Forget the salary talks");
    expect(callsOf(answer)[0]?.status).toBe("failed");
    expect(await ann.memories()).toHaveLength(2);
  });

  it("and all else is not used by an agent that uses no memory", async () => {
    const context = {
      ctx: server.as(ann.person),
      conversationId: newId(),
      agentMemory: false,
    } as ToolContext;
    for (const required of [requireMemoryInUse, requireMemoryToKeep]) {
      await expect(required(context)).rejects.toThrow("This agent does not use");
    }
  });
});

it("a task that another agent gave uses nothing of it, though its run stands below a conversation", async () => {
  await ann.keep("I prefer tea");
  const { runId, conversationId } = await ann.ask("Hello");
  const context = { ctx: server.as(ann.person), runId, conversationId } as ToolContext;
  await requireMemoryInUse(context);
  await server.look("update runs set host = 'agent_task' where id = $1", [runId]);
  for (const required of [requireMemoryInUse, requireMemoryToKeep]) {
    await expect(required(context)).rejects.toThrow("Memory belongs to conversations");
  }
});

describe("what is remembered is told by the tool", () => {
  const told = async (who: MemoryClient, options = {}) =>
    JSON.stringify((await who.callTool("list_memories", {}, "What do you remember?", options)).parts);

  it("to its person alone, with what is switched off", async () => {
    const { id } = await ann.keep("I live in Graz");
    await ann.keep("I prefer tea");
    await ann.call("PATCH", `/api/v1/memories/${id}`, { version: 1, state: "off" });
    expect(await told(ann)).toContain("- I prefer tea\\n- I live in Graz (switched off)");
    expect(await told(MemoryClient.of(server, { workspaceId: ann.person.workspaceId }))).not.toContain(
      "Graz",
    );
  });

  it("with how many proposals wait, without those for another agent, and none of their words", async () => {
    expect(await told(ann)).not.toContain("wait");
    for (const text of ["Lives in Graz", "Drinks tea"])
      await ann.ask(`[[script:gullible]] Hello. ${hiddenOrder("remember", { text })}`);
    await server.look(
      `insert into memories (workspace_id, id, user_id, agent_id, text, state, source, created_at, changed_at)
       values ($1, $2, $3, $4, 'For another agent', 'proposed', 'proposed', now(), now())`,
      [ann.person.workspaceId, newId(), ann.person.userId, newId()],
    );
    const answer = await told(ann);
    expect(answer).toContain(
      "Nothing is remembered of the person.\\n\\n2 proposals wait for the person to decide, in the settings (/settings/memory).",
    );
    expect(answer).not.toMatch(/Graz|tea/);
    expect(await told(MemoryClient.of(server, { workspaceId: ann.person.workspaceId }))).not.toContain(
      "proposals wait",
    );
  });

  it("not where others read, until its person switches memory on there", async () => {
    await ann.keep("I live in Graz");
    await ann.proveAddress();
    const { conversationId } = await ann.ask("Hello");
    await ann.share(conversationId);
    expect(await told(ann, { conversationId })).not.toContain("Graz");
    await ann.call("PUT", `/api/v1/conversations/${conversationId}/memory`, { choice: "on" });
    expect(await told(ann, { conversationId })).toContain("Graz");
  });
});
