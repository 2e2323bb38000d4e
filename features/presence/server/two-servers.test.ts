import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import { listen } from "#platform/server/realtime/testing/listen.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { presenceModule } from "./module.ts";
import { inWords, say, shownOn, stagePresence } from "./testing/staged-presence.ts";

const modules = [platformModule, presenceModule];
let passedMs = 0;
const now = () => new Date(Date.now() + passedMs);
let one: TestServer;
let two: TestServer;

beforeAll(async () => {
  one = await createTestServer({ modules, listen: true, now });
  two = await createTestServer({ modules, listen: true, now, beside: one });
});
afterAll(async () => {
  await two[Symbol.asyncDispose]();
  await one[Symbol.asyncDispose]();
});

it("people on two servers see each other come, type and leave", async () => {
  const { ann, bob, id } = await stagePresence(one);
  const [anns, bobs] = [await listen(one, ann.actor), await listen(two, bob.actor)];
  await say(one, ann, id);
  await say(two, bob, id);
  await expect.poll(() => shownOn(anns.raw()).at(-1)).toBe("Ann, Bob");
  await say(one, ann, id, "writing");
  await expect.poll(() => shownOn(bobs.raw()).at(-1)).toMatch(/Ann\*/);
  // The next heartbeat of the same tab may come to the other server.
  await say(two, ann, id);
  await expect.poll(() => shownOn(anns.raw()).at(-1)).toBe("Ann, Bob");
  await say(one, ann, id, "left");
  await expect.poll(() => shownOn(bobs.raw()).at(-1)).toBe("Bob");
  await anns.close();
  await bobs.close();
});

it("a right withdrawn ends presence on every server", async () => {
  const { ann, bob, id, withdraw } = await stagePresence(one);
  const anns = await listen(one, ann.actor);
  await say(one, ann, id);
  await say(two, bob, id);
  await expect.poll(() => shownOn(anns.raw()).at(-1)).toBe("Ann, Bob");
  await withdraw(bob);
  await expect.poll(() => shownOn(anns.raw()).at(-1)).toBe("Ann");
  await anns.close();
});

it("a server that starts later knows who is there, and one that stops takes its people along", async () => {
  const { ann, bob, id } = await stagePresence(one);
  await say(one, ann, id);
  const third = await createTestServer({ modules, listen: true, now, beside: one });
  await expect.poll(async () => inWords((await say(third, bob, id)).body)).toBe("Ann, Bob");
  await expect.poll(async () => inWords((await say(one, ann, id)).body)).toBe("Ann, Bob");
  await third[Symbol.asyncDispose]();
  await expect.poll(async () => inWords((await say(one, ann, id)).body)).toBe("Ann");
});

it("many people are told in few announcements of less than 8,000 bytes", async () => {
  const { ann, id, join, share } = await stagePresence(one);
  await say(two, ann, id);
  const heard: string[] = [];
  const end = two.services.broadcast.subscribe("adjutant_presence", (payload) => heard.push(payload));
  const people = await Promise.all(Array.from({ length: 60 }, (_, number) => join(`Person ${number}`)));
  await Promise.all(people.map((person) => share(person)));
  const begun = performance.now();
  await Promise.all(people.map((person) => say(one, person, id)));
  await expect.poll(async () => (await say(two, ann, id)).body.count).toBe(61);
  const seconds = (performance.now() - begun) / 1_000;
  end();
  const tabs = heard.filter((payload) => payload.includes('"k":"tabs"'));
  for (const payload of tabs) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
  expect(tabs.length).toBeLessThan(6 + 5 * seconds);
});

// Last: it leaves a server that cannot speak.
it("people of a server that was killed are gone within 45 seconds, and those of the other stay", async () => {
  const { ann, bob, id } = await stagePresence(one);
  const dying = await createTestServer({ modules, listen: true, now, beside: one });
  await say(one, ann, id);
  await say(dying, bob, id);
  await expect.poll(async () => inWords((await say(one, ann, id)).body)).toBe("Ann, Bob");
  // From now on it says nothing, as after kill -9.
  Object.assign(dying.services.servicePool, { query: () => Promise.reject(new Error("It is dead.")) });
  await new Promise((resolve) => setTimeout(resolve, 50));
  passedMs += 30_000;
  await say(one, ann, id);
  expect(inWords((await say(one, { ...ann, tabId: newId() }, id)).body)).toBe("Ann, Bob");
  passedMs += 15_000;
  await expect.poll(async () => inWords((await say(one, ann, id)).body), { timeout: 5_000 }).toBe("Ann");
  await dying[Symbol.asyncDispose]();
});
