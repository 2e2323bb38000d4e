import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { command } from "../command.ts";
import type { DomainEvent, UserActor } from "../context.ts";
import { endEventStreams } from "../http/open-event-stream.ts";
import { newId } from "../ids.ts";
import { platformModule } from "../platform-module.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { createUserActor } from "../testing/create-user-actor.ts";
import { unrestricted } from "../testing/unrestricted.ts";
import { listen } from "./testing/listen.ts";

let one: TestServer;
let two: TestServer;

beforeAll(async () => {
  one = await createTestServer({ modules: [platformModule], listen: true });
  two = await createTestServer({ modules: [platformModule], listen: true, beside: one });
});
afterAll(async () => {
  await two[Symbol.asyncDispose]();
  await one[Symbol.asyncDispose]();
});

const emit = command("test.emit", unrestricted, (ctx, event: DomainEvent) => ctx.emit(event));
const emitAndFail = command("test.emit_and_fail", unrestricted, async (ctx, event: DomainEvent) => {
  await ctx.emit(event);
  throw new Error("changed my mind");
});

const personIn = (workspaceId = newId()): UserActor => createUserActor({ workspaceId });
const eventFor = (person: UserActor, text: string): DomainEvent => ({
  name: "test.happened",
  workspaceId: person.workspaceId,
  userId: person.userId,
  data: { text },
});

const quiet = () => new Promise((resolve) => setTimeout(resolve, 300));

describe("an event", () => {
  it("reaches every tab of its person, on every server, within half a second", async () => {
    const ann = personIn();
    const tabs = await Promise.all([listen(one, ann), listen(one, ann), listen(two, ann)]);
    await emit(one.system, eventFor(ann, "hello"));
    for (const tab of tabs) {
      await expect.poll(() => tab.texts(), { timeout: 500, interval: 20 }).toEqual(["hello"]);
      await tab.close();
    }
  });

  it("reaches nobody else: neither a colleague nor the same person in another workspace nor a stranger", async () => {
    const ann = personIn();
    const others = [personIn(ann.workspaceId), { ...ann, workspaceId: newId() }, personIn()];
    const listeners = await Promise.all(others.map((person) => listen(one, person)));
    const own = await listen(one, ann);
    await emit(one.system, eventFor(ann, "private"));
    await expect.poll(() => own.texts()).toEqual(["private"]);
    await quiet();
    for (const listener of listeners) {
      expect(listener.texts()).toEqual([]);
      await listener.close();
    }
    await own.close();
  });

  it("for a whole workspace reaches everyone in it and nobody outside", async () => {
    const ann = personIn();
    const [own, colleague, stranger] = await Promise.all(
      [ann, personIn(ann.workspaceId), personIn()].map((person) => listen(one, person)),
    );
    const { userId: _, ...event } = eventFor(ann, "everyone");
    await emit(one.system, event);
    await expect.poll(() => own?.texts()).toEqual(["everyone"]);
    await expect.poll(() => colleague?.texts()).toEqual(["everyone"]);
    await quiet();
    expect(stranger?.texts()).toEqual([]);
    await Promise.all([own, colleague, stranger].map((listener) => listener?.close()));
  });

  it("of a transaction that was rolled back reaches nobody", async () => {
    const ann = personIn();
    const tab = await listen(one, ann);
    await expect(emitAndFail(one.system, eventFor(ann, "never"))).rejects.toThrow("changed my mind");
    await quiet();
    expect(tab.texts()).toEqual([]);
    await tab.close();
  });

  it("is announced by its id alone: what is listened to holds no content", async () => {
    const { default: pg } = await import("pg");
    const client = new pg.Client(one.database.appConnection);
    await client.connect();
    const payloads: string[] = [];
    client.on("notification", ({ payload = "" }) => payloads.push(payload));
    await client.query("listen adjutant_events");
    const ann = personIn();
    await emit(one.system, eventFor(ann, "confidential"));
    await expect.poll(() => payloads.length).toBe(1);
    expect(payloads[0]).toMatch(new RegExp(`^${ann.workspaceId}:${ann.userId}:[0-9a-f-]{36}$`));
    await client.end();
  });
});

describe("however many streams are open", () => {
  /** The statements of this server that read events. */
  function watchReads({ services }: TestServer) {
    const shared = vi.spyOn(services.servicePool, "query");
    const asPeople = vi.spyOn(services.pool, "connect");
    onTestFinished(() => {
      shared.mockRestore();
      asPeople.mockRestore();
    });
    return () => {
      const texts = shared.mock.calls.map(([statement]) => JSON.stringify(statement));
      return {
        shared: texts.filter((text) => text.includes("from events")).length,
        asPeople: asPeople.mock.calls.length,
      };
    };
  }

  it("an event is read once on a server", async () => {
    const ann = personIn();
    const colleagues = Array.from({ length: 10 }, () => personIn(ann.workspaceId));
    const tabs = await Promise.all([...colleagues, ann, ann].map((person) => listen(two, person)));
    const reads = watchReads(two);
    const { userId: _, ...event } = eventFor(ann, "everyone");
    for (let turn = 1; turn <= 5; turn += 1) {
      await emit(one.system, { ...event, data: { text: `${turn}` } });
      for (const tab of tabs) await expect.poll(() => tab.texts()).toHaveLength(turn);
    }
    expect(reads()).toEqual({ shared: 5, asPeople: 0 });
    await emit(one.system, eventFor(personIn(), "of strangers"));
    await emit(one.system, { ...event, data: { text: "last" } });
    for (const tab of tabs) await expect.poll(() => tab.texts().at(-1)).toBe("last");
    expect(reads()).toEqual({ shared: 6, asPeople: 0 });
    await Promise.all(tabs.map((tab) => tab.close()));
  });

  it("what could not be read at first comes later", async () => {
    const [ann, bob] = [personIn(), personIn()];
    const tabs = await Promise.all([ann, bob].map((person) => listen(two, person)));
    const failing = vi
      .spyOn(two.services.servicePool, "query")
      .mockImplementationOnce(() => Promise.reject(new Error("no connection")));
    onTestFinished(() => failing.mockRestore());
    await emit(one.system, eventFor(ann, "first"));
    await expect.poll(() => failing.mock.calls.length).toBeGreaterThan(0);
    await emit(one.system, eventFor(bob, "second"));
    await expect.poll(() => tabs.map((tab) => tab.texts())).toEqual([["first"], ["second"]]);
    await Promise.all(tabs.map((tab) => tab.close()));
  });
});

describe("a stream that begins", () => {
  it("says whose it is, and after which event to go on when nothing has happened yet", async () => {
    const ann = personIn();
    const tab = await listen(one, ann);
    expect(tab.raw()).toContain(`data: {"userId":"${ann.userId}"}`);
    const lastId = tab.lastId();
    await tab.close();
    await emit(one.system, eventFor(ann, "missed"));
    const back = await listen(two, ann, lastId);
    await expect.poll(() => back.texts()).toEqual(["missed"]);
    await back.close();
  });
});

describe("a reader who comes back", () => {
  it("gets with Last-Event-ID all that was missed, in order, from either server", async () => {
    const ann = personIn();
    const tab = await listen(one, ann);
    await emit(one.system, eventFor(ann, "seen"));
    await expect.poll(() => tab.texts()).toEqual(["seen"]);
    const lastId = tab.lastId();
    await tab.close();
    for (let index = 1; index <= 30; index += 1) await emit(one.system, eventFor(ann, `missed ${index}`));
    const back = await listen(two, ann, lastId);
    const missed = Array.from({ length: 30 }, (_, index) => `missed ${index + 1}`);
    // Events that overlapped with the last one seen may come a second time; none may be left out.
    await expect.poll(() => back.texts().filter((text) => text !== "seen")).toEqual(missed);
    await back.close();
  });

  it("gets all of it also when it is more than a page", async () => {
    const ann = personIn();
    const lastId = newId();
    const ids = Array.from({ length: 1_234 }, () => newId());
    await one.look(
      `insert into events (id, workspace_id, user_id, name, data)
       select id, $2, $3, 'test.happened', '{"text": "one"}' from unnest($1::uuid[]) as id`,
      [ids, ann.workspaceId, ann.userId],
    );
    const back = await listen(one, ann, lastId);
    await expect.poll(() => back.texts().length).toBe(ids.length);
    expect(back.lastId()).toBe(ids.at(-1));
    await back.close();
  });

  it("gets nothing of others with the id of an event of theirs", async () => {
    const [ann, eve] = [personIn(), personIn()];
    const tab = await listen(one, ann);
    await emit(one.system, eventFor(ann, "private"));
    await expect.poll(() => tab.texts()).toEqual(["private"]);
    const peeping = await listen(one, eve, tab.lastId());
    await quiet();
    expect(peeping.texts()).toEqual([]);
    await Promise.all([tab.close(), peeping.close()]);
  });

  it("may send any nonsense as Last-Event-ID", async () => {
    const ann = personIn();
    const tab = await listen(one, ann, "'; drop table events; --");
    await emit(one.system, eventFor(ann, "fine"));
    await expect.poll(() => tab.texts()).toEqual(["fine"]);
    await tab.close();
  });
});

describe("when the connection that listens is lost", () => {
  const killListeners = () =>
    one.look(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'adjutant listen' and datname = current_database()`,
    );

  it("readers hear of what happened meanwhile, also those who had not heard of anything yet", async () => {
    const [ann, bob] = [personIn(), personIn()];
    const [annsTab, bobsTab] = await Promise.all([listen(one, ann), listen(one, bob)]);
    await emit(one.system, eventFor(ann, "before"));
    await expect.poll(() => annsTab.texts()).toEqual(["before"]);

    await killListeners();
    await expect.poll(() => one.services.broadcast.isListening).toBe(false);
    await emit(one.system, eventFor(ann, "meanwhile"));
    await emit(one.system, eventFor(bob, "meanwhile"));
    await expect.poll(() => annsTab.texts()).toEqual(["before", "meanwhile"]);
    await expect.poll(() => bobsTab.texts()).toEqual(["meanwhile"]);

    await expect.poll(() => one.services.broadcast.isListening).toBe(true);
    await emit(one.system, eventFor(ann, "after"));
    await expect.poll(() => annsTab.texts()).toEqual(["before", "meanwhile", "after"]);
    await Promise.all([annsTab.close(), bobsTab.close()]);
  });
});

describe("when the server stops", () => {
  it("readers are told to come back, and the stream ends", async () => {
    const tab = await listen(one, personIn());
    endEventStreams();
    await expect.poll(() => tab.isOver()).toBe(true);
    expect(tab.raw()).toContain("event: server-stop");
    expect(tab.raw()).toContain("retry: 500");
  });
});

it("visitors are asked to sign in", async () => {
  const response = await fetch(`${one.url}/api/v1/realtime`);
  expect(response.status).toBe(401);
});
