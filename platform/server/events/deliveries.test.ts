import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { defineEvent } from "#platform/contract/define-event.ts";
import { command, query } from "../command.ts";
import { newId } from "../ids.ts";
import { createLogger } from "../log.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { createUserActor } from "../testing/create-user-actor.ts";
import { unrestricted } from "../testing/unrestricted.ts";
import { checkDeliveries } from "./check-deliveries.ts";
import { listDeadLetters } from "./dead-letter.repository.ts";
import { retryDelivery, skipDelivery } from "./settle-delivery.ts";
import { subscribe } from "./subscribe.ts";

const noted = defineEvent("note.added", z.object({ text: z.string() }));
const unheard = defineEvent("note.forgotten", z.object({}));

interface Heard {
  by: string;
  text: string;
  objectId: string;
  eventId: string;
}

let server: TestServer;
let heard: Heard[];
let lines: { msg: string; subscriber?: string }[];
/** What the subscriber does instead of listening; by the text of the note. */
let instead: Map<string, () => Promise<void>>;

const listener = (by: string) =>
  subscribe(noted, {
    name: by,
    async perform(ctx, { text }, { objectId, eventId }) {
      await sql`insert into rate_limits (key, tokens, updated_at) values (${`${by}:${text}`}, 0, 'infinity')`.execute(
        ctx.db,
      );
      await instead.get(`${by}:${text}`)?.();
      ctx.afterCommit(() => void heard.push({ by, text, objectId, eventId }));
    },
  });

interface Note {
  objectId: string;
  texts: string[];
  isRefused?: boolean;
}
const ann = createUserActor({ email: "" });

const addNotes = command(
  "test.add_notes",
  unrestricted,
  async (ctx, { objectId, texts, isRefused }: Note) => {
    for (const text of texts)
      ctx.publish(noted, { workspaceId: ann.workspaceId, objectId, payload: { text } });
    if (isRefused) throw new Error("refused");
  },
);

beforeAll(async () => {
  server = await createTestServer({
    modules: [{ name: "test", on: [listener("test.first"), listener("test.second")] }],
    log: createLogger("warn", { write: (line) => void lines.push(JSON.parse(line)) }),
  });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  heard = [];
  lines = [];
  instead = new Map();
  await server.look("delete from event_deliveries");
  await server.look("delete from rate_limits");
});

const waiting = (objectId: string) =>
  server.look<{ subscriber: string; attempts: number; failure: string | null; isGivenUp: boolean }>(
    `select subscriber, attempts, failure, failed_at is not null as "isGivenUp" from event_deliveries
     where object_id = $1 order by seq`,
    [objectId],
  );
const heardBy = (name: string, objectId: string) =>
  heard.filter(({ by, objectId: id }) => by === name && id === objectId).map(({ text }) => text);
const settled = (objectId: string) => expect.poll(() => waiting(objectId), { timeout: 10_000 }).toEqual([]);
/** As if the time until the next attempt were over. */
const passTime = () => server.look("update event_deliveries set next_try_at = now()");

describe("an event", () => {
  it("is heard once by each subscriber, with the id that all of them see", async () => {
    const objectId = newId();
    await addNotes(server.as(ann), { objectId, texts: ["hello"] });
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(2);
    expect(heard.map(({ by }) => by).sort()).toEqual(["test.first", "test.second"]);
    expect(new Set(heard.map(({ eventId }) => eventId)).size).toBe(1);
    await settled(objectId);
  });

  it("is heard of by nobody when its transaction is rolled back", async () => {
    const objectId = newId();
    await expect(addNotes(server.as(ann), { objectId, texts: ["gone"], isRefused: true })).rejects.toThrow(
      "refused",
    );
    await addNotes(server.as(ann), { objectId, texts: ["kept"] });
    await settled(objectId);
    expect(heardBy("test.first", objectId)).toEqual(["kept"]);
  });

  it("leaves the person who caused it no more rights than before", async () => {
    const peek = command("test.publish_and_peek", unrestricted, async (ctx, objectId: string) => {
      ctx.publish(noted, { workspaceId: ann.workspaceId, objectId, payload: { text: "peek" } });
      const { rows } = await sql<{ role: string }>`select current_user as role`.execute(ctx.db);
      return rows[0]?.role;
    });
    expect(await peek(server.as(ann), newId())).toBe("authenticated");
    const reading = query(server.as(ann), ({ db }) => sql`select * from event_deliveries`.execute(db));
    await expect(reading).rejects.toThrow("permission denied");
  });

  it("that nobody subscribed to is no row and no statement", async () => {
    const count = async () => (await server.look("select seq from event_deliveries")).length;
    const publishAlone = command("test.publish_unheard", unrestricted, async (ctx, objectId: string) => {
      ctx.publish(unheard, { workspaceId: ann.workspaceId, objectId, payload: {} });
      return ctx.db;
    });
    await publishAlone(server.as(ann), newId());
    expect(await count()).toBe(0);
  });

  it("whose payload breaks its contract fails the command that publishes it", async () => {
    const publishWrong = command("test.publish_wrong", unrestricted, async (ctx, text: unknown) => {
      ctx.publish(noted, {
        workspaceId: ann.workspaceId,
        objectId: newId(),
        payload: { text: text as string },
      });
    });
    await expect(publishWrong(server.as(ann), 7)).rejects.toThrow(z.ZodError);
  });

  it("is not published while only reading, nor outside a transaction", async () => {
    const options = { workspaceId: ann.workspaceId, objectId: newId(), payload: { text: "read" } };
    await expect(query(server.as(ann), async (ctx) => ctx.publish(noted, options))).rejects.toThrow(
      /read.only/,
    );
    expect(() => server.as(ann).publish(noted, options)).toThrow("inside a command");
  });
});

describe("the order of an object", () => {
  it("is that of the commits, however many publish at once", async () => {
    const objectId = newId();
    const order: string[] = [];
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        await addNotes(server.as(ann), { objectId, texts: [`${index} a`, `${index} b`] });
        order.push(`${index} a`, `${index} b`);
      }),
    );
    await settled(objectId);
    const first = heardBy("test.first", objectId);
    expect(first).toHaveLength(40);
    for (let at = 0; at < 40; at += 2) expect(first[at + 1]).toBe(first[at]?.replace("a", "b"));
    expect(heardBy("test.second", objectId)).toEqual(first);
  });

  it("holds while an earlier event is tried again; other objects and other subscribers go on", async () => {
    const [stuck, free] = [newId(), newId()];
    instead.set("test.first:one", () => Promise.reject(new Error("not yet")));
    await addNotes(server.as(ann), { objectId: stuck, texts: ["one", "two"] });
    await addNotes(server.as(ann), { objectId: free, texts: ["three"] });
    await settled(free);
    await expect.poll(() => heardBy("test.second", stuck), { timeout: 10_000 }).toEqual(["one", "two"]);
    expect(heardBy("test.first", stuck)).toEqual([]);
    instead.clear();
    await settled(stuck);
    expect(heardBy("test.first", stuck)).toEqual(["one", "two"]);
  });
});

describe("a subscriber that fails", () => {
  it("writes nothing, is tried again later, and leaves the kind of its failure without its words", async () => {
    const objectId = newId();
    instead.set("test.first:secret", () => Promise.reject(new TypeError("Ann's letter")));
    await addNotes(server.as(ann), { objectId, texts: ["secret"] });
    await expect
      .poll(() => waiting(objectId), { timeout: 10_000 })
      .toEqual([{ subscriber: "test.first", attempts: 1, failure: "TypeError", isGivenUp: false }]);
    expect(await server.look("select 1 from rate_limits where key = 'test.first:secret'")).toEqual([]);
    expect(lines).toMatchObject([{ msg: "delivery failed", subscriber: "test.first" }]);
  });

  it("fails as well by what it left for the commit to refuse", async () => {
    const objectId = newId();
    await server.look(`
      create function refuse_late() returns trigger language plpgsql as $$ begin raise 'too late'; end $$;
      create constraint trigger refuse_late after insert on rate_limits deferrable initially deferred
        for each row when (new.key = 'test.first:late') execute function refuse_late()`);
    await addNotes(server.as(ann), { objectId, texts: ["late"] });
    await expect.poll(async () => (await waiting(objectId))[0]?.attempts ?? 0, { timeout: 10_000 }).toBe(1);
    await server.look("drop trigger refuse_late on rate_limits");
    await passTime();
    await settled(objectId);
  });

  it("is given up after the twelfth attempt: the row stays, the log says it, and the object waits", async () => {
    const objectId = newId();
    instead.set("test.first:never", () => Promise.reject(new Error("never")));
    await addNotes(server.as(ann), { objectId, texts: ["never", "after"] });
    const attempts = async () => (await waiting(objectId))[0]?.attempts ?? 0;
    await expect.poll(attempts, { timeout: 10_000 }).toBeGreaterThan(0);
    await server.look("update event_deliveries set attempts = 11, next_try_at = now() where attempts > 0");
    await expect
      .poll(() => lines.some(({ msg }) => msg.startsWith("delivery given up")), { timeout: 10_000 })
      .toBe(true);
    await expect
      .poll(() => heardBy("test.second", objectId), { timeout: 10_000 })
      .toEqual(["never", "after"]);
    expect(await waiting(objectId)).toMatchObject([
      { subscriber: "test.first", attempts: 12, isGivenUp: true },
      { subscriber: "test.first", attempts: 0, isGivenUp: false },
    ]);
    expect(heardBy("test.first", objectId)).toEqual([]);
  });
});

describe("what was given up", () => {
  async function giveUp(): Promise<{ objectId: string; seq: number }> {
    const objectId = newId();
    instead.set("test.first:stuck", () => Promise.reject(new Error("never")));
    await addNotes(server.system, { objectId, texts: ["stuck", "next"] });
    await expect.poll(() => heardBy("test.second", objectId), { timeout: 10_000 }).toEqual(["stuck", "next"]);
    await expect
      .poll(async () => (await waiting(objectId))[0]?.attempts, { timeout: 10_000 })
      .toBeGreaterThan(0);
    await server.look("update event_deliveries set attempts = 12, failed_at = now() where attempts > 0");
    const [delivery] = await query(server.system, ({ db }) => listDeadLetters(db, 10));
    expect(delivery).toMatchObject({
      event: "note.added",
      subscriber: "test.first",
      objectId,
      waitingBehind: 1,
    });
    await expect(checkDeliveries(server.system)).rejects.toThrow("1 could not be delivered");
    return { objectId, seq: delivery?.seq ?? 0 };
  }

  it("is heard when it is tried again, and what waits behind it after it", async () => {
    const { objectId, seq } = await giveUp();
    instead.clear();
    expect(await retryDelivery(server.system, { seq })).toBe(true);
    await settled(objectId);
    expect(heardBy("test.first", objectId)).toEqual(["stuck", "next"]);
    expect(await checkDeliveries(server.system)).toBe("all delivered");
  });

  it("is never heard when it is skipped; what waits behind it is", async () => {
    const { objectId, seq } = await giveUp();
    expect(await skipDelivery(server.system, { seq })).toBe(true);
    await settled(objectId);
    expect(heardBy("test.first", objectId)).toEqual(["next"]);
    expect(await skipDelivery(server.system, { seq })).toBe(false);
  });

  it("includes what an hour long no server had a subscriber for: a version that had it is gone", async () => {
    const objectId = newId();
    const insert = (subscriber: string, age: string) =>
      server.look<{ seq: number }>(
        `insert into event_deliveries (event_id, event, subscriber, workspace_id, object_id, payload, published_at)
         values ($1, 'note.added', $2, $3, $4, '{}', now() - $5::interval) returning seq`,
        [newId(), subscriber, ann.workspaceId, objectId, age],
      );
    const [old] = await insert("test.gone", "61 minutes");
    const [young] = await insert("test.new", "59 minutes");
    const listed = await query(server.system, ({ db }) => listDeadLetters(db, 10));
    expect(listed).toMatchObject([{ seq: old?.seq, subscriber: "test.gone", failure: "not_tried" }]);
    await expect(checkDeliveries(server.system)).rejects.toThrow("2 wait to be delivered");
    expect(await skipDelivery(server.system, { seq: young?.seq ?? 0 })).toBe(false);
    expect(await skipDelivery(server.system, { seq: old?.seq ?? 0 })).toBe(true);
    expect(await waiting(objectId)).toMatchObject([{ subscriber: "test.new" }]);
  });

  it("alone is retried or skipped, and by the product alone", async () => {
    const objectId = newId();
    instead.set("test.first:slow", () => Promise.reject(new Error("not yet")));
    await addNotes(server.system, { objectId, texts: ["slow"] });
    const [row] = await server.look<{ seq: number }>(
      "select seq from event_deliveries where object_id = $1 and subscriber = 'test.first'",
      [objectId],
    );
    const seq = row?.seq ?? 0;
    expect([await retryDelivery(server.system, { seq }), await skipDelivery(server.system, { seq })]).toEqual(
      [false, false],
    );
    await expect(skipDelivery(server.as(ann), { seq })).rejects.toMatchObject({ code: "auth.forbidden" });
  });
});
