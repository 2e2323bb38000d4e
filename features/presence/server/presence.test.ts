import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import { listen } from "#platform/server/realtime/testing/listen.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { mostPlaces, mostShown } from "../contract/index.ts";
import { presenceModule } from "./module.ts";
import { inWords, say, shownOn, stagePresence } from "./testing/staged-presence.ts";

let server: TestServer;
let passedMs = 0;
beforeAll(async () => {
  const now = () => new Date(Date.now() + passedMs);
  server = await createTestServer({ modules: [platformModule, presenceModule], listen: true, now });
});
afterAll(() => server[Symbol.asyncDispose]());

describe("being at a conversation", () => {
  it("shows those who are there, who types, and who left, to those who are there", async () => {
    const { ann, bob, id } = await stagePresence(server);
    const tab = await listen(server, ann.actor);
    expect(inWords((await say(server, ann, id)).body)).toBe("Ann");
    expect(inWords((await say(server, bob, id)).body)).toBe("Ann, Bob");
    await expect.poll(() => shownOn(tab.raw()).at(-1)).toBe("Ann, Bob");
    await say(server, bob, id, "writing");
    await expect.poll(() => shownOn(tab.raw()).at(-1)).toBe("Ann, Bob*");
    await say(server, bob, id);
    await expect.poll(() => shownOn(tab.raw()).at(-1)).toBe("Ann, Bob");
    await say(server, bob, id, "left");
    await expect.poll(() => shownOn(tab.raw()).at(-1)).toBe("Ann");
    await tab.close();
  });

  it("is no row: a stream that resumes does not repeat it, and goes on from the event before", async () => {
    const { ann, bob, id } = await stagePresence(server);
    const tab = await listen(server, ann.actor);
    await say(server, ann, id);
    const before = tab.lastId();
    await say(server, bob, id);
    await expect.poll(() => shownOn(tab.raw()).at(-1)).toBe("Ann, Bob");
    expect(tab.lastId()).toBe(before);
    await tab.close();
    const resumed = await listen(server, ann.actor, before);
    expect(shownOn(resumed.raw())).toEqual([]);
    await resumed.close();
    expect(await server.look("select from events where name like 'presence.%'")).toEqual([]);
  });

  it("shows a guest the owner and who wrote, with their number, and neither presence nor typing of other readers", async () => {
    const { ann, bob, carl, id, join, share, write } = await stagePresence(server);
    const gus = await join("Gus", undefined, "guest");
    await share(gus);
    await share(carl);
    await write(carl, id);
    const [guests, bobs] = [await listen(server, gus.actor), await listen(server, bob.actor)];
    for (const one of [ann, bob, carl]) await say(server, one, id);
    const shown = await say(server, gus, id);
    expect([inWords(shown.body), shown.body.count]).toEqual(["Ann, Carl, Gus", 3]);
    await say(server, bob, id, "writing");
    await expect.poll(() => shownOn(bobs.raw()).at(-1)).toBe("Ann, Bob*, Carl, Gus");
    await say(server, carl, id, "writing");
    await expect.poll(() => shownOn(guests.raw()).at(-1)).toBe("Ann, Carl*, Gus");
    expect(guests.raw()).not.toContain(bob.actor.userId);
    expect(guests.raw()).not.toContain("Bob");
    for (const tab of [guests, bobs]) await tab.close();
  });

  it("is refused to whoever may not read it, and to those of another workspace", async () => {
    const { carl, stranger, id } = await stagePresence(server);
    expect((await say(server, carl, id)).code).toBe("conversation.not_found");
    expect((await say(server, stranger, id)).code).toBe("conversation.not_found");
  });

  it("is offered for no other kind of object", async () => {
    const { ann } = await stagePresence(server);
    expect((await say(server, ann, ann.actor.userId, "here", "user")).status).toBe(404);
    expect((await say(server, ann, newId(), "here", "grant")).code).toBe("presence.not_offered");
  });

  it("tells nobody who is not there, also not other readers", async () => {
    const { ann, bob, carl, id } = await stagePresence(server);
    const tabs = await Promise.all([listen(server, bob.actor), listen(server, carl.actor)]);
    const own = await listen(server, ann.actor);
    await say(server, ann, id);
    await expect.poll(() => shownOn(own.raw())).toEqual(["Ann"]);
    for (const tab of tabs) expect(shownOn(tab.raw())).toEqual([]);
    for (const tab of [...tabs, own]) await tab.close();
  });

  it("costs no statement for a heartbeat of somebody known", async () => {
    const { ann, id } = await stagePresence(server);
    await say(server, ann, id);
    const { pool, servicePool } = server.services;
    let statements = 0;
    const restore = [pool, servicePool].map((of) => {
      const { query, connect } = of;
      of.query = ((...given: Parameters<typeof query>) => {
        statements += 1;
        return query.apply(of, given);
      }) as typeof query;
      of.connect = ((...given: Parameters<typeof connect>) => {
        statements += 1;
        return connect.apply(of, given);
      }) as typeof connect;
      return () => Object.assign(of, { query, connect });
    });
    for (let beat = 0; beat < 20; beat += 1) expect((await say(server, ann, id)).status).toBe(200);
    for (const undo of restore) undo();
    // The server says once in 15 s that it is there.
    expect(statements).toBeLessThanOrEqual(1);
  });

  it("ends for one tab while another of the same person stays", async () => {
    const { ann, bob, id } = await stagePresence(server);
    const second = { ...bob, tabId: newId() };
    for (const tab of [ann, bob, second]) await say(server, tab, id);
    await say(server, bob, id, "left");
    expect(inWords((await say(server, ann, id)).body)).toBe("Ann, Bob");
    await say(server, second, id, "left");
    expect(inWords((await say(server, ann, id)).body)).toBe("Ann");
  });

  it("cannot be ended by somebody else who knows the tab", async () => {
    const { ann, bob, id } = await stagePresence(server);
    await say(server, ann, id);
    await say(server, bob, id);
    await say(server, { ...ann, tabId: bob.tabId }, id, "left");
    expect(inWords((await say(server, ann, id)).body)).toBe("Ann, Bob");
  });
});

describe("rights of those who are there", () => {
  it("end at once when a share is withdrawn, and whoever lost them hears nothing more", async () => {
    const { ann, bob, id, withdraw } = await stagePresence(server);
    const [anns, bobs] = [await listen(server, ann.actor), await listen(server, bob.actor)];
    await say(server, ann, id);
    await say(server, bob, id);
    await expect.poll(() => shownOn(bobs.raw()).at(-1)).toBe("Ann, Bob");
    await withdraw(bob);
    await expect.poll(() => shownOn(anns.raw()).at(-1)).toBe("Ann");
    const heard = shownOn(bobs.raw()).length;
    await say(server, ann, id, "writing");
    await expect.poll(() => shownOn(anns.raw()).at(-1)).toBe("Ann*");
    expect(shownOn(bobs.raw())).toHaveLength(heard);
    expect((await say(server, bob, id)).code).toBe("conversation.not_found");
    await anns.close();
    await bobs.close();
  });

  it("end when a membership is suspended", async () => {
    const { ann, bob, id } = await stagePresence(server);
    await say(server, ann, id);
    await say(server, bob, id);
    await server.look("update memberships set role = 'member', suspended_at = now() where user_id = $1", [
      bob.actor.userId,
    ]);
    await server.look("select pg_notify('adjutant_callers', $1)", [bob.actor.userId]);
    await expect.poll(async () => inWords((await say(server, ann, id)).body)).toBe("Ann");
  });

  it("end within a minute when a share has ended by the clock", async () => {
    const { ann, bob, id } = await stagePresence(server);
    await say(server, ann, id);
    await say(server, bob, id);
    await server.look("alter table grants disable trigger all");
    await server.look("update grants set expires_at = now() - interval '1 second' where object_id = $1", [
      id,
    ]);
    await server.look("alter table grants enable trigger all");
    passedMs += 59_000;
    await say(server, bob, id);
    passedMs += 1_500;
    await expect.poll(async () => inWords((await say(server, ann, id)).body), { timeout: 5_000 }).toBe("Ann");
  });
});

describe("limits of presence", () => {
  it("drops a tab that says nothing for a minute, and typing after eight seconds", async () => {
    const { ann, bob, id } = await stagePresence(server);
    await say(server, bob, id, "writing");
    expect(inWords((await say(server, ann, id)).body)).toBe("Bob*, Ann");
    passedMs += 8_100;
    expect(inWords((await say(server, ann, id)).body)).toBe("Bob, Ann");
    passedMs += 50_000;
    await say(server, ann, id);
    passedMs += 3_000;
    await expect.poll(async () => inWords((await say(server, ann, id)).body), { timeout: 5_000 }).toBe("Ann");
  });

  it("tells nobody that a tab left which was never there, and limits how often that is said", async () => {
    const { ann, bob, stranger, id } = await stagePresence(server);
    const tab = await listen(server, ann.actor);
    await say(server, ann, id);
    await expect.poll(() => shownOn(tab.raw())).toEqual(["Ann"]);
    const leave = () => say(server, { ...bob, tabId: newId() }, newId(), "left", "nothing");
    expect((await leave()).status).toBe(200);
    await server.look(
      "update rate_limits set tokens = 0, updated_at = now() + interval '1 hour' where key = $1",
      [`presence.join:${bob.actor.userId}`],
    );
    expect((await leave()).status).toBe(429);
    expect((await say(server, stranger, id, "left")).status).toBe(200);
    expect(shownOn(tab.raw())).toEqual(["Ann"]);
    await tab.close();
  });

  it(`refuses a person in more than ${mostPlaces} places`, async () => {
    const { ann, converse } = await stagePresence(server);
    const ids = Array.from({ length: mostPlaces + 1 }, () => newId());
    for (const id of ids) await converse(id);
    for (const id of ids.slice(0, mostPlaces)) expect((await say(server, ann, id)).status).toBe(200);
    const last = ids.at(-1) ?? "";
    expect((await say(server, ann, last)).code).toBe("presence.too_many");
    await say(server, ann, ids[0] ?? "", "left");
    expect((await say(server, ann, last)).status).toBe(200);
  });

  it(`names ${mostShown} people and counts the others`, async () => {
    const { ann, id, join, share } = await stagePresence(server);
    for (let number = 0; number < mostShown + 2; number += 1) {
      const person = await join(`Person ${number}`);
      await share(person);
      await say(server, person, id);
    }
    const { people, count } = (await say(server, ann, id)).body;
    expect([people.length, count]).toEqual([mostShown, mostShown + 3]);
  });
});
