import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChatServer, createChatServer } from "#features/chat/server/testing.ts";
import type { Page } from "#platform/contract/page.ts";
import type { Agent, AgentComparison, AgentVersion, AgentVersionWithContent } from "../../contract/index.ts";
import { agentsModule } from "../module.ts";
import { AgentClient, type Refusal } from "../testing/agent-client.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer({ modules: [agentsModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

const pathOf = ({ id }: { id: string }) => `/api/v1/agents/${id}`;

describe("a draft", () => {
  it("begins empty, is no agent that can be asked, and is named in the list of its owner", async () => {
    const ann = AgentClient.of(server);
    const agent = await ann.create("Scout");
    expect(agent).toMatchObject({
      name: "Scout",
      status: "draft",
      published: null,
      abilities: { use: false, edit: true },
    });
    expect((await ann.draft(agent)).content).toMatchObject({
      instructions: "",
      tools: "all",
      starters: [],
      outputSchema: null,
    });
    const { items } = await ann.get<Page<Agent>>("/api/v1/agents");
    expect(items.map(({ name }) => name)).toEqual(["Scout"]);
    expect((await ann.get<Page<Agent>>("/api/v1/agents?show=usable")).items).toEqual([]);
  });

  it("is saved over the revision that was seen, and a later save of an older one is told and loses nothing", async () => {
    const [ann, bob] = [AgentClient.of(server), AgentClient.of(server)];
    bob.person.workspaceId = ann.person.workspaceId;
    const agent = await ann.create();
    await ann.grant(agent, bob, "edit");
    const seen = await bob.draft(agent);
    await ann.save(agent, { purpose: "Ann's" });
    const body = { revision: seen.revision, content: { ...seen.content, purpose: "Bob's" } };
    const reply = await bob.call<Refusal>("PUT", `${pathOf(agent)}/draft`, body);
    expect([reply.status, reply.body.error.code]).toEqual([409, "agent.changed_meanwhile"]);
    expect(reply.body.error.details).toMatchObject({ revision: 2 });
    expect((await ann.draft(agent)).content.purpose).toBe("Ann's");
    const again = { ...body, revision: 2 };
    expect((await bob.call("PUT", `${pathOf(agent)}/draft`, again)).status).toBe(200);
    expect((await ann.draft(agent)).content.purpose).toBe("Bob's");
  });

  it("that is saved unchanged keeps its revision, so a retry is harmless", async () => {
    const ann = AgentClient.of(server);
    const agent = await ann.create();
    const { revision, content } = await ann.draft(agent);
    const body = { revision, content: { ...content, purpose: "Once" } };
    for (const _time of [1, 2]) {
      expect(await ann.done("PUT", `${pathOf(agent)}/draft`, body)).toMatchObject({ revision: 2 });
    }
  });

  it.each<[string, object]>([
    ["without a name", { name: " " }],
    ["with seven starters", { starters: Array.from({ length: 7 }, (_, n) => `Question ${n}`) }],
    [
      "with a tool twice",
      {
        tools: [
          { name: "calculate", mode: "ask" },
          { name: "calculate", mode: "off" },
        ],
      },
    ],
    ["with a variable that is built in", { variables: [{ name: "date", default: "never" }] }],
    ["with a variable that every object has", { variables: [{ name: "constructor", default: "Meyer" }] }],
    ["with instructions of 20,001 characters", { instructions: "a".repeat(20_001) }],
    ["with an output that is no object", { outputSchema: { type: "string" } }],
    ["with a limit of no step", { limits: { steps: 0, activeMs: null, costMicros: null } }],
  ])("%s is refused", async (_what, change) => {
    const ann = AgentClient.of(server);
    const agent = await ann.create();
    const { revision, content } = await ann.draft(agent);
    const body = { revision, content: { ...content, ...change } };
    expect((await ann.refused("PUT", `${pathOf(agent)}/draft`, body))[0]).toBe(400);
  });

  it("with a schema that cannot be compiled is refused with the reason", async () => {
    const ann = AgentClient.of(server);
    const agent = await ann.create();
    const { revision, content } = await ann.draft(agent);
    for (const broken of [
      { properties: { a: { type: "nothing" } } },
      { $ref: "https://example.com/schema" },
    ]) {
      const body = { revision, content: { ...content, outputSchema: { type: "object", ...broken } } };
      expect(await ann.refused("PUT", `${pathOf(agent)}/draft`, body)).toEqual([
        422,
        "agent.output_schema_invalid",
      ]);
    }
  });

  it("says what it names and its editor does not have", async () => {
    const ann = AgentClient.of(server);
    const agent = await ann.create();
    const { notices } = await ann.save(agent, {
      ...{
        tools: [
          { name: "fly", mode: "ask" },
          { name: "calculate", mode: "ask" },
        ],
        modelId: "gone",
      },
      ...{ instructions: "Report for {{region}} on {{ date }}." },
    });
    expect(notices.map(({ code }) => code)).toEqual(["unknown_tool", "unknown_model", "unknown_variable"]);
  });
});

describe("a version", () => {
  it("keeps the note of who published it, for those who may edit the agent", async () => {
    const ann = AgentClient.of(server);
    const agent = await ann.create();
    const publish = (revision: number, note?: string) =>
      ann.done("POST", `${pathOf(agent)}/publish`, { revision, note });
    await publish(1, "  First draft of sales  ");
    await ann.save(agent, { purpose: "Sells" });
    await publish(2, " ");
    const { items } = await ann.get<Page<AgentVersion>>(`${pathOf(agent)}/versions`);
    expect(items.map(({ note }) => note)).toEqual([null, "First draft of sales"]);
    expect(
      await ann.refused("POST", `${pathOf(agent)}/publish`, { revision: 2, note: "x".repeat(501) }),
    ).toEqual([400, "request.invalid"]);
  });

  it("is published exactly as its draft was seen, and numbered", async () => {
    const ann = AgentClient.of(server);
    const agent = await ann.create();
    expect(await ann.refused("POST", `${pathOf(agent)}/publish`, { revision: 7 })).toEqual([
      409,
      "agent.changed_meanwhile",
    ]);
    expect(await ann.publish(agent)).toMatchObject({ number: 1, state: "published", rolledBackTo: null });
    expect(await ann.refused("POST", `${pathOf(agent)}/publish`, { revision: 1 })).toEqual([
      409,
      "agent.nothing_to_publish",
    ]);
    await ann.save(agent, { purpose: "Second" });
    expect(await ann.get(pathOf(agent))).toMatchObject({ purpose: "", draft: { hasChanges: true } });
    expect(await ann.publish(agent)).toMatchObject({ number: 2 });
    expect(await ann.get(pathOf(agent))).toMatchObject({
      purpose: "Second",
      published: { number: 2 },
      draft: { hasChanges: false },
    });
  });

  it("is not published while its instructions use an unknown variable", async () => {
    const ann = AgentClient.of(server);
    const agent = await ann.create();
    await ann.save(agent, { instructions: "For {{region}}, on {{date}}." });
    const reply = await ann.call<Refusal>("POST", `${pathOf(agent)}/publish`, { revision: 2 });
    expect(reply.body.error).toMatchObject({
      code: "agent.unknown_variable",
      details: { unknown: ["region"] },
    });
    await ann.save(agent, { variables: [{ name: "region", default: "Tyrol" }] });
    expect(await ann.publish(agent)).toMatchObject({ number: 1 });
  });

  it("is rolled back to as a new one; a draft without changes follows, one with changes stays", async () => {
    const ann = AgentClient.of(server);
    const agent = await ann.published({ purpose: "First" });
    await ann.save(agent, { purpose: "Second" });
    await ann.publish(agent);
    const back = `${pathOf(agent)}/versions/1/roll-back`;
    expect(await ann.done("POST", back)).toMatchObject({ number: 3, rolledBackTo: 1 });
    expect((await ann.draft(agent)).content.purpose).toBe("First");
    await ann.save(agent, { purpose: "Third" });
    expect(await ann.done("POST", `${pathOf(agent)}/versions/2/roll-back`)).toMatchObject({
      number: 4,
      rolledBackTo: 2,
    });
    expect((await ann.draft(agent)).content.purpose).toBe("Third");
    expect(await ann.get(pathOf(agent))).toMatchObject({ purpose: "Second" });
    expect(await ann.refused("POST", `${pathOf(agent)}/versions/4/roll-back`)).toEqual([
      409,
      "agent.already_published",
    ]);
    expect(await ann.refused("POST", `${pathOf(agent)}/versions/9/roll-back`)).toEqual([
      404,
      "agent.version_not_found",
    ]);
  });

  it("is listed page by page, newest first, and compared with another or the draft", async () => {
    const ann = AgentClient.of(server);
    const agent = await ann.published({ purpose: "First" });
    await ann.save(agent, { purpose: "Second", starters: ["Begin"] });
    await ann.publish(agent);
    await ann.save(agent, { name: "Renamed" });
    const first = await ann.get<Page<AgentVersion>>(`${pathOf(agent)}/versions?limit=1`);
    expect(first.items.map(({ number, state }) => [number, state])).toEqual([[2, "published"]]);
    const next = await ann.get<Page<AgentVersion>>(
      `${pathOf(agent)}/versions?limit=1&cursor=${first.nextCursor}`,
    );
    expect(next).toMatchObject({ items: [{ number: 1, state: "superseded" }], nextCursor: null });
    const old = await ann.get<AgentVersionWithContent>(`${pathOf(agent)}/versions/1`);
    expect(old.content.purpose).toBe("First");
    const compare = (refs: string) => ann.get<AgentComparison>(`${pathOf(agent)}/comparison?${refs}`);
    expect((await compare("before=1&after=2")).changes).toEqual([
      { field: "purpose", before: "First", after: "Second" },
      { field: "starters", before: [], after: ["Begin"] },
    ]);
    expect((await compare("before=2&after=draft")).changes.map(({ field }) => field)).toEqual(["name"]);
    expect((await compare("before=1&after=1")).changes).toEqual([]);
  });
});

describe("an agent", () => {
  it("is archived and restored by its owner, and cannot be published meanwhile", async () => {
    const ann = AgentClient.of(server);
    const agent = await ann.published();
    expect(await ann.done("POST", `${pathOf(agent)}/archive`)).toMatchObject({
      status: "archived",
      abilities: { use: false, restore: true },
    });
    expect((await ann.get<Page<Agent>>("/api/v1/agents")).items).toEqual([]);
    expect((await ann.get<Page<Agent>>("/api/v1/agents?show=archived")).items).toHaveLength(1);
    await ann.save(agent, { purpose: "Other" });
    expect(await ann.refused("POST", `${pathOf(agent)}/publish`, { revision: 2 })).toEqual([
      409,
      "agent.archived",
    ]);
    expect(await ann.done("POST", `${pathOf(agent)}/restore`)).toMatchObject({ status: "published" });
  });

  it("is deleted with its versions and grants", async () => {
    const ann = AgentClient.of(server);
    const agent = await ann.published();
    await ann.grant(agent, { type: "workspace" }, "use");
    await ann.done("DELETE", pathOf(agent));
    expect(await ann.refused("GET", pathOf(agent))).toEqual([404, "agent.not_found"]);
    expect(await server.look("select 1 from agent_versions where agent_id = $1", [agent.id])).toEqual([]);
    expect(await server.look("select 1 from grants where object_id = $1", [agent.id])).toEqual([]);
  });

  it("begins as a copy of one that its person may edit", async () => {
    const ann = AgentClient.of(server);
    const first = await ann.published({ instructions: "Be exact." });
    const copy = await ann.done<Agent>("POST", "/api/v1/agents", {
      from: "agent",
      agentId: first.id,
      name: "Copy",
    });
    expect((await ann.draft(copy)).content).toMatchObject({ name: "Copy", instructions: "Be exact." });
    const stranger = AgentClient.of(server);
    const body = { from: "agent", agentId: first.id, name: "Mine" };
    expect(await stranger.refused("POST", "/api/v1/agents", body)).toEqual([404, "agent.not_found"]);
  });

  it("is found by its name, page by page", async () => {
    const ann = AgentClient.of(server);
    for (const name of ["Alpha one", "Beta", "Alpha two"]) await ann.create(name);
    const first = await ann.get<Page<Agent>>("/api/v1/agents?search=alpha&limit=1");
    const next = await ann.get<Page<Agent>>(`/api/v1/agents?search=alpha&limit=1&cursor=${first.nextCursor}`);
    expect([...first.items, ...next.items].map(({ name }) => name)).toEqual(["Alpha two", "Alpha one"]);
    expect(next.nextCursor).toBeNull();
    expect((await ann.refused("GET", "/api/v1/agents?cursor=nonsense"))[0]).toBe(400);
  });
});
