import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ChatServer } from "#features/chat/server/testing.ts";
import type { Page } from "#platform/contract/page.ts";
import { newId } from "#platform/server/ids.ts";
import type { Memory, MemoryStanding } from "../contract/index.ts";
import { keepMemory } from "./keep-memory.ts";
import { proposeMemory } from "./propose-memory.ts";
import { createMemoryServer, MemoryClient } from "./testing/memory-server.ts";

let server: ChatServer;
let ann: MemoryClient;
beforeAll(async () => {
  server = await createMemoryServer();
});
beforeEach(() => {
  ann = MemoryClient.of(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const path = "/api/v1/memories";
const textsOf = (memories: Memory[]) => memories.map(({ text }) => text);
/** As an idea of the assistant. */
async function propose(who: MemoryClient, text: string): Promise<string> {
  await who.memories();
  const atWork = server.as({ type: "agent", runId: newId(), person: who.person });
  const idea = { id: newId(), text, agentId: null, source: "proposed", origin: undefined } as const;
  return (await proposeMemory(atWork, { ...idea, signal: new AbortController().signal })).id;
}
const standing = (who: MemoryClient) => who.get<MemoryStanding>("/api/v1/memory");

describe("a memory", () => {
  it("that is typed is kept in one line, for all conversations, and says where it comes from", async () => {
    expect(await ann.keep(" I prefer\nshort\u202E answers ")).toMatchObject({
      ...{ text: "I prefer short answers", state: "kept", source: "typed", agent: null, origin: null },
      ...{ version: 1, usedAt: null },
    });
    expect(await standing(ann)).toMatchObject({
      isOn: true,
      isOffForAll: false,
      kept: 1,
      proposed: 0,
      agents: [],
    });
  });

  it("is found by its id in whatever state, and nothing is when it is gone", async () => {
    await ann.keep("I prefer tea");
    const { id } = await ann.keep("I live in Graz");
    const found = async (what: string) => (await ann.memories(`id=${what}`)).map(({ state }) => state);
    expect(await found(id)).toEqual(["kept"]);
    await ann.call("PATCH", `${path}/${id}`, { version: 1, state: "off" });
    expect(await found(id)).toEqual(["off"]);
    expect(await found(await propose(ann, "I like long walks"))).toEqual(["proposed"]);
    await ann.call("DELETE", `${path}/${id}`);
    expect(await found(id)).toEqual([]);
  });

  it("is kept once in the same words", async () => {
    const first = await ann.keep("I live in Graz");
    expect((await ann.keep("i live in graz")).id).toBe(first.id);
    expect(textsOf(await ann.memories())).toEqual(["I live in Graz"]);
  });

  it("is kept once, too, where a proposal says the same, or another memory", async () => {
    const proposed = await propose(ann, "I live in Graz");
    const typed = await ann.keep("i live in graz");
    expect(typed).toMatchObject({ state: "kept", source: "typed" });
    expect(typed.id).not.toBe(proposed);
    expect(await ann.proposals()).toEqual([]);

    const tea = await ann.keep("I prefer tea");
    const other = await propose(ann, "Prefers tea");
    const accepted = { version: 1, text: "I prefer TEA" };
    const reply = await ann.call<Memory>("POST", `${path}/${other}/accept`, accepted);
    expect(reply.body).toMatchObject({ id: tea.id, text: "I prefer TEA", state: "kept" });
    expect(await ann.proposals()).toEqual([]);

    const change = { version: 2, text: "I live in Graz" };
    expect(await ann.refusal("PATCH", `${path}/${tea.id}`, change)).toEqual([409, "memory.kept_already"]);
    expect(textsOf(await ann.memories())).toHaveLength(2);
  });

  it("is changed 60 times a minute at most, whatever changes", async () => {
    const { id } = await ann.keep("I prefer tea");
    const acts: [string, string, object][] = [
      ["PUT", "/api/v1/memory", { isOn: true }],
      ["PATCH", `${path}/${id}`, { version: 0 }],
      ["POST", `${path}/${id}/accept`, { version: 0 }],
      ["PUT", `/api/v1/conversations/${newId()}/memory`, { choice: "off" }],
    ];
    const used = "update rate_limits set tokens = 0, updated_at = now() + interval '1 hour' where key = $1";
    await server.look(used, [`memory.change:${ann.person.userId}`]);
    for (const act of acts) expect(await ann.refusal(...act)).toEqual([429, "rate.limited"]);
  });

  it("is listed newest first, in pages, and found by its words", async () => {
    for (const text of ["One tea", "Two coffee", "Three tea"]) await ann.keep(text);
    const first = await ann.get<Page<Memory>>(`${path}?limit=2`);
    expect(textsOf(first.items)).toEqual(["Three tea", "Two coffee"]);
    expect(textsOf(await ann.memories(`limit=2&cursor=${first.nextCursor}`))).toEqual(["One tea"]);
    expect(textsOf(await ann.memories("search=TEA"))).toEqual(["Three tea", "One tea"]);
    expect(await ann.refusal("GET", `${path}?cursor=x`)).toEqual([400, "request.invalid"]);
  });

  it("is changed, switched off and on, and only in the version that was read", async () => {
    const { id } = await ann.keep("I live in Graz");
    const change = (body: object) => ann.call<Memory>("PATCH", `${path}/${id}`, body);
    expect((await change({ version: 1, text: "I live in Linz" })).body).toMatchObject({
      text: "I live in Linz",
      version: 2,
    });
    expect((await change({ version: 2, state: "off" })).body).toMatchObject({ state: "off", version: 3 });
    expect((await change({ version: 3, state: "kept" })).body.state).toBe("kept");
    expect(await ann.refusal("PATCH", `${path}/${id}`, { version: 1, text: "Late" })).toEqual([
      409,
      "memory.changed_meanwhile",
    ]);
    expect(await ann.refusal("PATCH", `${path}/${id}`, { version: 4, state: "proposed" })).toEqual([
      400,
      "request.invalid",
    ]);
  });

  it("that is off is switched on by having it remembered again", async () => {
    const { id } = await ann.keep("I live in Graz");
    await ann.call("PATCH", `${path}/${id}`, { version: 1, state: "off" });
    expect(await ann.keep("I live in Graz")).toMatchObject({ id, state: "kept" });
  });

  it("is not for an agent that does not exist", async () => {
    const body = { text: "Sell tea", agentId: newId() };
    expect(await ann.refusal("POST", path, body)).toEqual([404, "memory.no_such_agent"]);
  });

  it("is erased alone, or all of them with the proposals", async () => {
    const { id } = await ann.keep("One");
    await ann.keep("Two");
    await propose(ann, "Three");
    expect((await ann.call("DELETE", `${path}/${id}`)).status).toBe(204);
    expect(textsOf(await ann.memories())).toEqual(["Two"]);
    expect(await ann.refusal("DELETE", `${path}/${id}`)).toEqual([404, "memory.not_found"]);
    expect((await ann.call("DELETE", path)).status).toBe(204);
    expect(await server.look("select from memories where user_id = $1", [ann.person.userId])).toEqual([]);
  });

  it.each([{ text: " " }, { text: "\u200B" }, { text: "x".repeat(501) }, {}])(
    "is refused with %j",
    async (body) => {
      expect(await ann.refusal("POST", path, body)).toEqual([400, "request.invalid"]);
    },
  );

  it("is one of 200 at most", async () => {
    await ann.keep("First");
    await server.look(
      `insert into memories (workspace_id, id, user_id, text, state, source, created_at, changed_at)
       select $1, gen_random_uuid(), $2, 'Fact ' || n, 'off', 'typed', now(), now() from generate_series(1, 199) n`,
      [ann.person.workspaceId, ann.person.userId],
    );
    expect(await ann.refusal("POST", path, { text: "One more" })).toEqual([409, "memory.full"]);
    const id = await propose(ann, "An idea");
    expect(await ann.refusal("POST", `${path}/${id}/accept`, { version: 1 })).toEqual([409, "memory.full"]);
  });

  it("is stored once, however often its tool call is tried", async () => {
    await ann.memories();
    const memory = { id: newId(), text: "Once", agentId: null, source: "asked" } as const;
    await keepMemory(server.as(ann.person), memory);
    await keepMemory(server.as(ann.person), memory);
    expect(textsOf(await ann.memories())).toEqual(["Once"]);
  });
});

describe("a proposal", () => {
  it("is accepted as it is, in other words, or declined", async () => {
    const [one, two, three] = [
      await propose(ann, "One"),
      await propose(ann, "Two"),
      await propose(ann, "Three"),
    ];
    expect(textsOf(await ann.memories())).toEqual([]);
    expect(textsOf(await ann.proposals())).toEqual(["Three", "Two", "One"]);
    await ann.call("POST", `${path}/${one}/accept`, { version: 1 });
    await ann.call("POST", `${path}/${two}/accept`, { version: 1, text: "Two, really" });
    await ann.call("DELETE", `${path}/${three}`);
    expect(textsOf(await ann.memories())).toEqual(["Two, really", "One"]);
    expect(await ann.proposals()).toEqual([]);
  });

  it("is accepted once, in the words that were read, and not by switching it on", async () => {
    const id = await propose(ann, "One");
    expect(await ann.refusal("PATCH", `${path}/${id}`, { version: 1, state: "kept" })).toEqual([
      409,
      "memory.still_proposed",
    ]);
    expect(await ann.refusal("POST", `${path}/${id}/accept`, { version: 2 })).toEqual([
      409,
      "memory.changed_meanwhile",
    ]);
    await ann.call("POST", `${path}/${id}/accept`, { version: 1 });
    expect(await ann.refusal("POST", `${path}/${id}/accept`, { version: 2 })).toEqual([
      409,
      "memory.not_proposed",
    ]);
  });

  it("is one of 100 at most", async () => {
    await propose(ann, "First");
    await server.look(
      `insert into memories (workspace_id, id, user_id, text, state, source, created_at, changed_at)
       select $1, gen_random_uuid(), $2, 'Idea ' || n, 'proposed', 'proposed', now(), now() from generate_series(1, 99) n`,
      [ann.person.workspaceId, ann.person.userId],
    );
    await expect(propose(ann, "One more")).rejects.toMatchObject({ code: "memory.too_many_proposals" });
  });

  it("is made by the assistant alone, and accepted by no assistant", async () => {
    const idea = { id: newId(), text: "Mine", agentId: null, source: "proposed", origin: undefined } as const;
    const mine = { ...idea, signal: new AbortController().signal };
    await expect(proposeMemory(server.as(ann.person), mine)).rejects.toMatchObject({ status: 403 });
  });
});

describe("what is remembered of a person", () => {
  it("does not exist for the owner of the workspace, an admin, or a stranger", async () => {
    const workspaceId = ann.person.workspaceId;
    const member = MemoryClient.of(server, { role: "member" });
    const { id } = await member.keep("I look for another job");
    const others = [
      MemoryClient.of(server, { workspaceId: member.person.workspaceId, role: "owner" }),
      MemoryClient.of(server, { workspaceId: member.person.workspaceId, role: "auditor", isAdmin: true }),
      MemoryClient.of(server, { workspaceId }),
    ];
    for (const other of others) {
      expect(await other.memories()).toEqual([]);
      expect(await other.refusal("GET", `${path}/${id}`)).toEqual([404, "memory.not_found"]);
      expect(await other.memories(`id=${id}`)).toEqual([]);
      expect(await other.refusal("DELETE", `${path}/${id}`)).toEqual([404, "memory.not_found"]);
      await other.call("DELETE", path);
      expect(await standing(other)).toMatchObject({ kept: 0 });
    }
    expect(textsOf(await member.memories())).toEqual(["I look for another job"]);
  });

  it("is in no audit event, though each act is", async () => {
    const { id } = await ann.keep("Secret tea");
    await ann.call("PATCH", `${path}/${id}`, { version: 1, text: "Secret coffee", state: "off" });
    const idea = await propose(ann, "Secret water");
    await ann.call("POST", `${path}/${idea}/accept`, { version: 1, text: "Secret milk" });
    await ann.call("DELETE", `${path}/${await propose(ann, "Secret wine")}`);
    await ann.call("DELETE", `${path}/${id}`);
    await ann.call("PUT", "/api/v1/memory", { isOn: false });
    await ann.call("DELETE", path);
    const events = await server.look<{ act: string; envelope: string }>(
      "select act, convert_from(envelope, 'utf8') as envelope from audit_events where workspace_id = $1 and act like 'memory.%' order by number",
      [ann.person.workspaceId],
    );
    expect(events.map(({ act }) => act.slice("memory.".length))).toEqual([
      ...["kept", "changed", "proposed", "accepted", "proposed", "declined", "forgotten"],
      ...["choice_made", "all_forgotten"],
    ]);
    for (const { envelope } of events) expect(envelope).not.toMatch(/Secret|tea|coffee|milk/);
  });

  it("goes when its person leaves the workspace", async () => {
    await ann.keep("I live in Graz");
    const { userId, workspaceId } = ann.person;
    await server.look("delete from memberships where user_id = $1 and workspace_id = $2", [
      userId,
      workspaceId,
    ]);
    expect(await server.look("select from memories where user_id = $1", [userId])).toEqual([]);
  });
});
