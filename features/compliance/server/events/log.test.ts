import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import type { LogEvent, LogEventDetail } from "../../contract/index.ts";
import { createLogServer, join, readLog, record } from "./testing/log-server.ts";

let server: TestServer;
let owner: UserActor;
let member: UserActor;
let auditor: UserActor;
let admin: UserActor;
let stranger: UserActor;
const thing = newId();

beforeAll(async () => {
  server = await createLogServer();
  const workspaceId = newId();
  owner = await join(server, { workspaceId, role: "owner", name: "Olga Owner" });
  member = await join(server, { workspaceId, name: "Mark Member" });
  auditor = await join(server, { workspaceId, role: "auditor", name: "Audrey Auditor" });
  admin = await join(server, { isAdmin: true, name: "Ada Admin" });
  stranger = await join(server, { role: "owner", name: "Sten Stranger" });
  await record(server, member, {
    act: "thing.made",
    target: [{ type: "thing", id: thing }],
    sealed: { name: "Secret" },
  });
  await record(server, member, {
    act: "thing.broken",
    target: [{ type: "thing", id: thing }],
    outcome: "failed",
  });
  await record(server, owner, { act: "plan.changed" });
});
afterAll(() => server[Symbol.asyncDispose]());

const actsOf = (items: readonly LogEvent[]) => items.map(({ act }) => act);
const read = async (person: UserActor, parameters: Record<string, string> = {}) => {
  const { status, body } = await readLog(server, person, parameters);
  expect(status, JSON.stringify(body)).toBe(200);
  return actsOf(body.items).filter((act) => act !== "log.read");
};
const all = { scope: "workspace" };

describe("who reads the log", () => {
  it("is everyone for their own events", async () => {
    expect(await read(member)).toEqual(["thing.broken", "thing.made"]);
    expect(await read(owner)).toEqual(["plan.changed"]);
    expect(await read(stranger)).toEqual([]);
  });

  it("is an owner or auditor for those of the workspace, but no member and nobody of another workspace", async () => {
    expect(await read(owner, all)).toEqual(["plan.changed", "thing.broken", "thing.made"]);
    expect((await readLog(server, member, all)).body.error?.code).toBe("auth.forbidden");
    expect(await read(auditor, all)).toEqual(["plan.changed", "thing.broken", "thing.made"]);
    expect(await read(stranger, all)).toEqual([]);
  });

  it("is told what else is theirs to do: owners set up receivers of events, auditors do not", async () => {
    const maySetUp = async (person: UserActor) => {
      const headers = server.headersOf(person);
      const reply = await fetch(`${server.url}/api/v1/compliance/log`, { headers });
      return ((await reply.json()) as { maySetUpReceivers: boolean }).maySetUpReceivers;
    };
    expect([await maySetUp(owner), await maySetUp(auditor), await maySetUp(member)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("is an admin for those of the installation, but no owner", async () => {
    await record(server, "system", { act: "plan.changed", workspaceId: installationWorkspaceId });
    expect(await read(admin, { scope: "installation" })).toContain("plan.changed");
    expect((await readLog(server, owner, { scope: "installation" })).body.error?.code).toBe("auth.forbidden");
  });

  it("is the person for whom somebody else acted", async () => {
    await record(server, owner, { act: "plan.changed", onBehalfOf: member.userId });
    expect(await read(member)).toContain("plan.changed");
  });
});

describe("a filter", () => {
  it("finds by who, what, on what and how it ended", async () => {
    expect(await read(owner, { ...all, who: member.userId, act: "thing" })).toEqual([
      "thing.broken",
      "thing.made",
    ]);
    expect(await read(owner, { ...all, act: "thing.made" })).toEqual(["thing.made"]);
    expect(await read(owner, { ...all, target: thing })).toEqual(["thing.broken", "thing.made"]);
    expect(await read(owner, { ...all, target: thing, outcome: "ok" })).toEqual(["thing.made"]);
    expect(await read(owner, { ...all, outcome: "failed" })).toEqual(["thing.broken"]);
    expect(await read(owner, { ...all, kind: "system" })).toEqual([]);
    expect(await read(owner, { ...all, kind: "user", act: "thing.broken" })).toEqual(["thing.broken"]);
  });

  it("finds by time", async () => {
    const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    expect(await read(owner, { ...all, from: hour(-1), to: hour(1), act: "thing" })).toHaveLength(2);
    expect(await read(owner, { ...all, from: hour(1) })).toEqual([]);
    expect(await read(owner, { ...all, to: hour(-1) })).toEqual([]);
  });

  it("finds what a search means: a number, an id, a person, words of an act", async () => {
    const [broken] = (await readLog(server, member)).body.items;
    expect(await read(member, { q: `#${broken?.number}` })).toEqual([broken?.act]);
    expect(await read(owner, { ...all, q: broken?.id ?? "" })).toEqual([broken?.act]);
    expect(await read(owner, { ...all, q: thing })).toEqual(["thing.broken", "thing.made"]);
    expect(await read(owner, { ...all, q: "mark broke" })).toEqual(["thing.broken"]);
    expect(await read(owner, { ...all, q: "zerbrochen" })).toEqual(["thing.broken"]);
    expect(await read(owner, { ...all, q: "nobody" })).toEqual([]);
  });

  it("finds a tool by its exact name or title", async () => {
    await record(server, owner, { act: "sum.made", facts: { tool: "calculate" } });
    for (const q of ["calculate", "Do sums"])
      expect(await read(owner, { ...all, q }), q).toEqual(["sum.made"]);
    expect(await read(owner, { ...all, q: "calcul" })).toEqual([]);
  });

  it("finds anything by the end of its id, as pages show it, within the workspace", async () => {
    for (const q of [thing.slice(-8), `…${thing.slice(-12)}`, `(${thing.slice(-8)})`])
      expect(await read(owner, { ...all, q }), q).toEqual(["thing.broken", "thing.made"]);
    expect(await read(member, { q: thing.slice(-8) })).toEqual(["thing.broken", "thing.made"]);
    expect(await read(stranger, { ...all, q: thing.slice(-8) })).toEqual([]);
  });

  it("goes on page by page without gap or double", async () => {
    const first = (await readLog(server, owner, { ...all, act: "thing", limit: "1" })).body;
    const second = (await readLog(server, owner, { ...all, act: "thing", cursor: first.nextCursor ?? "" }))
      .body;
    expect(actsOf([...first.items, ...second.items])).toEqual(["thing.broken", "thing.made"]);
    expect(second.nextCursor).toBeNull();
  });

  it("is refused where it is none", async () => {
    for (const [name, value] of Object.entries({ who: "ann", outcome: "maybe", cursor: "x", limit: "500" })) {
      expect((await readLog(server, member, { [name]: value })).status).toBe(400);
    }
  });
});

describe("reading events of others", () => {
  const readings = async () =>
    (await readLog(server, owner, { ...all, act: "log.read" })).body.items.filter(
      ({ facts }) => JSON.stringify(facts.where) === JSON.stringify([`facet:target:${thing.toUpperCase()}`]),
    );

  it("is an event, once in ten minutes for a reader and filter", async () => {
    const filter = { ...all, target: thing.toUpperCase() };
    for (let time = 0; time < 3; time++) await readLog(server, owner, filter);
    expect(await readings()).toHaveLength(1);
  });

  it("is not shown to its reader for ten minutes, but to everybody else and to whoever asks for the act", async () => {
    const own = async (person: UserActor, parameters = {}) =>
      (await readLog(server, person, { ...all, ...parameters })).body.items.filter(
        ({ act, actor }: LogEvent) => act === "log.read" && actor.id === owner.userId,
      ).length;
    await own(owner);
    expect(await own(owner)).toBe(0);
    expect(await own(owner, { act: "log.read" })).toBeGreaterThan(0);
    expect(await own(auditor)).toBeGreaterThan(0);
  });

  it("has what was typed under seal, where it can be erased, once for each text", async () => {
    await record(server, member, { act: "thing.broken", target: [{ type: "thing", id: "ann@example.com" }] });
    const read = (target: string) => readLog(server, owner, { ...all, target });
    const typedReadings = () =>
      server.look<{ text: string; isSealed: boolean }>(
        `select convert_from(envelope, 'UTF8') as text, sealed is not null as "isSealed" from audit_events
         where act = 'log.read' and convert_from(envelope, 'UTF8') like '%facet:typed%' order by number`,
      );
    const before = (await typedReadings()).length;
    for (const typed of ["ann@example.com", "ann@example.com", "x", "ann@example.com"]) await read(typed);
    const rows = (await typedReadings()).slice(before);
    expect(rows).toMatchObject([{ isSealed: true }, { isSealed: true }]);
    expect(JSON.stringify(rows)).not.toContain("ann@example.com");
  });

  it("is none when they are one's own", async () => {
    await readLog(server, stranger);
    await record(server, stranger, { act: "thing.made" });
    await record(server, "system", { act: "plan.changed", workspaceId: stranger.workspaceId });
    await readLog(server, stranger, all);
    const { items } = (await readLog(server, stranger, all)).body;
    expect(actsOf(items)).toEqual(["plan.changed", "thing.made"]);
  });
});

describe("the personal content of an event", () => {
  const get = async <Body>(person: UserActor, path: string, method = "GET") => {
    const reply = await fetch(`${server.url}/api/v1/compliance/events/${path}`, {
      method,
      headers: {
        ...server.headersOf(person),
        ...(method === "POST" ? { "content-type": "application/json" } : {}),
      },
      ...(method === "POST" ? { body: "{}" } : {}),
    });
    return { status: reply.status, body: (await reply.json()) as Body & { error?: { code: string } } };
  };
  const made = async () => (await readLog(server, member, { act: "thing.made" })).body.items[0]?.id ?? "";
  const contentOf = (person: UserActor, id: string) =>
    get<{ fields: { name: string; value: string }[] }>(person, `${id}/content`, "POST");

  it("is shown to whose event it is, without a trace", async () => {
    const id = await made();
    expect((await get<LogEventDetail>(member, id)).body.content).toMatchObject({
      state: "own",
      fields: ["name"],
    });
    expect((await contentOf(member, id)).body.fields).toMatchObject([{ name: "name", value: "Secret" }]);
    expect((await readLog(server, owner, { ...all, act: "log.personal_content_read" })).body.items).toEqual(
      [],
    );
  });

  it("is shown to an owner, who leaves an event each time", async () => {
    const id = await made();
    expect((await get<LogEventDetail>(owner, id)).body.content.state).toBe("others");
    expect((await contentOf(owner, id)).body.fields).toHaveLength(1);
    expect((await contentOf(owner, id)).body.fields).toHaveLength(1);
    const { items } = (await readLog(server, owner, { ...all, act: "log.personal_content_read" })).body;
    expect(items.map(({ targets }) => targets[0]?.id)).toEqual([id, id]);
  });

  it("does not exist for others", async () => {
    const id = await made();
    for (const other of [stranger, admin]) {
      expect((await get(other, id)).body.error?.code).toBe("log_event.not_found");
      expect((await contentOf(other, id)).body.error?.code).toBe("log_event.not_found");
    }
  });

  it("says that it was erased once its key is gone, and the event stays", async () => {
    const id = await made();
    await server.look(
      "delete from data_keys where id = (select data_key_id from audit_events where id = $1)",
      [id],
    );
    expect((await get<LogEventDetail>(owner, id)).body).toMatchObject({
      event: { act: "thing.made" },
      content: { state: "erased" },
    });
    expect((await contentOf(owner, id)).body.error?.code).toBe("log_event.content_erased");
  });
});
