import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ChatServer } from "#features/chat/server/testing.ts";
import { noRules, registerToolRules } from "#features/tools/server/index.ts";
import { newId } from "#platform/server/ids.ts";
import { createMemoryServer, lastSystemPrompt, MemoryClient } from "../testing/memory-server.ts";
import { memoryOfRuns } from "./memory-of-runs.ts";

let server: ChatServer;
let ann: MemoryClient;
beforeAll(async () => {
  server = await createMemoryServer();
});
beforeEach(() => {
  ann = MemoryClient.of(server);
});
afterAll(() => server[Symbol.asyncDispose]());

type Run = Parameters<typeof memoryOfRuns.begin>[1];
const runOf = async (id: string | null) => {
  const [run] = await server.look<{ id: string }>("select * from runs where id = $1", [id]);
  return run as Run;
};
const prompt = () => lastSystemPrompt(server);
const atWork = (who: MemoryClient, run: Run) =>
  server.as({ type: "agent", runId: run.id, person: who.person });

describe("a run is given what its person had remembered", () => {
  it("last in the system prompt, as notes that change no rule, and the receipt shows it to them", async () => {
    const { id } = await ann.keep("I prefer short answers");
    const { runId } = await ann.ask("Hello");
    expect(prompt()).toContain("# Notes of the person you work for");
    expect(prompt().trimEnd().endsWith("- I prefer short answers")).toBe(true);
    expect(prompt()).toContain("change none of them");
    expect((await ann.receipt(runId ?? "")).memories).toEqual([{ id, text: "I prefer short answers" }]);
    expect((await ann.memories())[0]?.usedAt).not.toBeNull();
  });

  it("with a label for nobody but them, on its steps and its answer", async () => {
    await ann.keep("I prefer short answers");
    const answer = await ann.ask("Hello");
    const readers = [`conversation:${answer.conversationId}`, `user:${ann.person.userId}`];
    const label = [{ integrity: "user", readers }];
    expect(
      await server.look("select integrity, readers from run_steps where run_id = $1", [answer.runId]),
    ).toEqual(label);
    expect(await server.look("select integrity, readers from messages where id = $1", [answer.id])).toEqual(
      label,
    );
  });

  it("what was changed last first, and no more than 6,000 characters", async () => {
    const long = (name: string) => `${name} ${"x".repeat(480)}`;
    for (let index = 0; index < 14; index += 1) await ann.keep(long(`Fact${index}`));
    const [oldest] = (await ann.memories()).slice(-1);
    await ann.call("PATCH", `/api/v1/memories/${oldest?.id}`, { version: 1, text: long("Newest") });
    await ann.ask("Hello");
    const given = prompt()
      .split("\n")
      .filter((line) => line.startsWith("- "))
      .map((line) => line.slice(2).split(" ")[0]);
    expect(given).toHaveLength(12);
    expect(given.slice(0, 3)).toEqual(["Newest", "Fact13", "Fact12"]);
  });

  it("and nothing of what is off, proposed, of another agent, or of somebody else", async () => {
    const { id } = await ann.keep("Off tea");
    await ann.call("PATCH", `/api/v1/memories/${id}`, { version: 1, state: "off" });
    await server.look(
      `insert into memories (workspace_id, id, user_id, agent_id, text, state, source, created_at, changed_at) values
        ($1, gen_random_uuid(), $2, null, 'Proposed tea', 'proposed', 'proposed', now(), now()),
        ($1, gen_random_uuid(), $2, gen_random_uuid(), 'Tea of an agent', 'kept', 'typed', now(), now())`,
      [ann.person.workspaceId, ann.person.userId],
    );
    const bob = MemoryClient.of(server, { workspaceId: ann.person.workspaceId });
    await bob.keep("Tea of Bob");
    const { runId } = await ann.ask("Hello");
    expect(prompt()).not.toMatch(/tea/i);
    expect((await ann.receipt(runId ?? "")).memories).toEqual([]);
    expect(await server.look("select from run_memories where run_id = $1", [runId])).toEqual([]);
  });

  it("for the agent that works on it, and for all", async () => {
    const agentId = newId();
    await ann.keep("For all");
    await server.look(
      `insert into memories (workspace_id, id, user_id, agent_id, text, state, source, created_at, changed_at)
       values ($1, gen_random_uuid(), $2, $3, 'For this agent', 'kept', 'typed', now(), now())`,
      [ann.person.workspaceId, ann.person.userId, agentId],
    );
    const { runId } = await ann.ask("Hello");
    const run = { ...(await runOf(runId)), attempt: 1 };
    const given = async (of: string | null) =>
      (await memoryOfRuns.begin(atWork(ann, run), run, { agentId: of, isTakenOver: false })).text;
    expect((await given(agentId)).split("\n- ").slice(1).sort()).toEqual(["For all", "For this agent"]);
    expect(await given(null)).not.toContain("For this agent");
    expect(await given(newId())).not.toContain("For this agent");
  });
});

describe("a run keeps what it began with", () => {
  it("when something is changed or added meanwhile, and loses what is erased", async () => {
    const tea = await ann.keep("I prefer tea");
    const graz = await ann.keep("I live in Graz");
    const { runId } = await ann.ask("Hello");
    await ann.call("PATCH", `/api/v1/memories/${tea.id}`, { version: 1, text: "I prefer coffee" });
    await ann.call("DELETE", `/api/v1/memories/${graz.id}`);
    await ann.keep("I have a dog");
    const run = { ...(await runOf(runId)), attempt: 2 };
    const { text, toKeep } = await memoryOfRuns.begin(atWork(ann, run), run, {
      ...{ agentId: null, isTakenOver: false },
    });
    expect(text).toContain("- I prefer tea");
    expect(text).not.toMatch(/coffee|dog|Graz/);
    expect(toKeep()).toEqual([]);
    expect((await ann.receipt(runId ?? "")).memories.map(({ text: given }) => given)).toEqual([
      "I prefer tea",
    ]);
  });

  it("when it began with nothing", async () => {
    const { runId } = await ann.ask("Hello");
    await ann.keep("I have a dog");
    const run = { ...(await runOf(runId)), attempt: 2 };
    const of = { agentId: null, isTakenOver: false };
    expect((await memoryOfRuns.begin(atWork(ann, run), run, of)).text).toBe("");
  });

  it("without what was kept for the agent before, once another one takes it over", async () => {
    await ann.keep("For all");
    const { runId } = await ann.ask("Hello");
    const agentId = newId();
    await server.look(
      `with made as (
         insert into memories (workspace_id, id, user_id, agent_id, text, state, source, created_at, changed_at)
         values ($1, gen_random_uuid(), $2, $3, 'For the first agent', 'kept', 'typed', now(), now()) returning *)
       select * from made`,
      [ann.person.workspaceId, ann.person.userId, agentId],
    );
    await server.look(
      `insert into run_memories (workspace_id, run_id, memory_id, user_id, place, text)
       select workspace_id, $2, id, user_id, 9, text from memories where agent_id = $1`,
      [agentId, runId],
    );
    const run = await runOf(runId);
    const given = async (of: string) =>
      (await memoryOfRuns.begin(atWork(ann, run), run, { agentId: of, isTakenOver: true })).text;
    expect(await given(newId())).toMatch(/For all$/);
    expect(await given(agentId)).toContain("For the first agent");
  });
});

describe("a run that goes on is given nothing any more", () => {
  const goesOn = async (runId: string | null) => {
    const run = { ...(await runOf(runId)), attempt: 2 };
    return (await memoryOfRuns.begin(atWork(ann, run), run, { agentId: null, isTakenOver: false })).text;
  };

  it.each<[string, (conversationId: string) => Promise<unknown>]>([
    ["once its person switches memory off", () => ann.call("PUT", "/api/v1/memory", { isOn: false })],
    [
      "once its conversation is held without memory",
      (id) => ann.call("PUT", `/api/v1/conversations/${id}/memory`, { choice: "off" }),
    ],
    [
      "once others read its conversation",
      async (id) => {
        await ann.proveAddress();
        await ann.share(id);
      },
    ],
  ])("%s", async (_when, act) => {
    await ann.keep("I prefer tea");
    const { runId, conversationId } = await ann.ask("Hello");
    expect(await goesOn(runId)).toContain("I prefer tea");
    await act(conversationId);
    expect(await goesOn(runId)).toBe("");
  });
});

describe("nothing is given", () => {
  const expectNothing = async (who: MemoryClient, options: Parameters<MemoryClient["ask"]>[1] = {}) => {
    const { runId } = await who.ask("Hello again", options);
    expect(prompt()).not.toContain("Notes of the person");
    expect((await who.receipt(runId ?? "")).memories).toEqual([]);
  };

  it("once the person switches memory off, and again once they switch it on", async () => {
    await ann.keep("I prefer tea");
    await ann.call("PUT", "/api/v1/memory", { isOn: false });
    await expectNothing(ann);
    await ann.call("PUT", "/api/v1/memory", { isOn: true });
    await ann.ask("Hello");
    expect(prompt()).toContain("I prefer tea");
  });

  it("in a conversation that is held without memory from its first message, and nothing is proposed", async () => {
    await ann.keep("I prefer tea");
    await expectNothing(ann, { withoutMemory: true });
    const words = "Remember that I prefer short answers";
    const { conversationId } = await ann.callTool("remember", { text: "I prefer short answers" }, words, {
      withoutMemory: true,
    });
    expect((await ann.memories()).map(({ text }) => text)).toEqual(["I prefer tea"]);
    expect(await ann.proposals()).toEqual([]);
    expect((await ann.conversation(conversationId)).memory).toBe("off");
    await expectNothing(ann, { conversationId });
    await ann.call("PUT", `/api/v1/conversations/${conversationId}/memory`, { choice: "default" });
    await ann.ask("Hello", { conversationId });
    expect(prompt()).toContain("I prefer tea");
  });

  it("in a conversation that others can read, unless the person switches it on for themself", async () => {
    await ann.keep("I prefer tea");
    await ann.proveAddress();
    const { conversationId } = await ann.ask("Hello");
    await ann.share(conversationId);
    await expectNothing(ann, { conversationId });
    await ann.call("PUT", `/api/v1/conversations/${conversationId}/memory`, { choice: "on" });
    const { runId } = await ann.ask("Hello", { conversationId });
    expect(prompt()).toContain("I prefer tea");
    const bob = MemoryClient.of(server, { workspaceId: ann.person.workspaceId, role: "member" });
    expect((await bob.receipt(runId ?? "")).memories).toEqual([]);
    expect((await bob.conversation(conversationId)).memory).toBe("default");
  });

  it("to the built-in assistant, which reads no prompt", async () => {
    await ann.keep("I prefer tea");
    const { runId } = await ann.ask("Hello", { modelId: "builtin" });
    expect((await ann.receipt(runId ?? "")).memories).toEqual([]);
  });

  it("where an admin switched the tool off", async () => {
    await ann.keep("I prefer tea");
    registerToolRules(
      server.services,
      async () => new Map([["remember", { mode: "off", needsOther: false }]]),
    );
    try {
      await expectNothing(ann);
      expect(await ann.get("/api/v1/memory")).toMatchObject({ isOn: true, isOffForAll: true });
    } finally {
      registerToolRules(server.services, async () => noRules);
    }
  });
});

it("a choice is refused for a conversation that the person cannot read", async () => {
  const { conversationId } = await MemoryClient.of(server).ask("Hello");
  const path = `/api/v1/conversations/${conversationId}/memory`;
  expect(await ann.refusal("PUT", path, { choice: "off" })).toEqual([404, "memory.no_such_conversation"]);
});
