import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { command, query } from "../command.ts";
import { createLogger } from "../log.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { createUserActor } from "../testing/create-user-actor.ts";
import { unrestricted } from "../testing/unrestricted.ts";
import { defineJob } from "./define-job.ts";

let server: TestServer;
const performed: { name: string; actor: string }[] = [];
let failures = 0;
const lines: object[] = [];

const greet = defineJob({
  name: "test.greet",
  payload: z.object({ name: z.string() }),
  async perform(ctx, { name }) {
    performed.push({ name, actor: ctx.actor.type });
  },
});
const stumble = defineJob({
  name: "test.stumble",
  payload: z.object({ times: z.number() }),
  retries: 3,
  async perform(_ctx, { times }) {
    if (failures < times) {
      failures += 1;
      throw new Error(`stumbled ${failures} times`);
    }
    performed.push({ name: "stumbled", actor: "" });
  },
});
const hopeless = defineJob({
  name: "test.hopeless",
  payload: z.object({}),
  retries: 0,
  perform: async () => Promise.reject(new Error("never")),
});
const unknown = defineJob({ name: "test.unknown", payload: z.object({}), perform: async () => undefined });

const ann = createUserActor({ email: "" });

interface Greeting {
  name: string;
  isRefused?: boolean;
  singletonKey?: string;
  startAfterSeconds?: number;
}

const sendGreeting = command(
  "test.send_greeting",
  unrestricted,
  async (ctx, { name, isRefused, ...options }: Greeting) => {
    await ctx.enqueue(greet, { name }, options);
    if (isRefused) throw new Error("refused");
    const { rows } = await sql<{ role: string }>`select current_user as role`.execute(ctx.db);
    return rows[0]?.role;
  },
);

beforeAll(async () => {
  server = await createTestServer({
    modules: [{ name: "test", jobs: [greet, stumble, hopeless] }],
    log: createLogger("error", { write: (line) => void lines.push(JSON.parse(line)) }),
    jobPace: { beatSeconds: 5, watchSeconds: 1 },
  });
});
afterAll(() => server[Symbol.asyncDispose]());

const waiting = async (name: string) => {
  const rows = await server.look("select 1 from pgboss.job where data ->> 'name' = $1", [name]);
  return rows.length;
};

describe("a job", () => {
  it("is performed at once, because its queue announces it", async () => {
    const slow = { jobPace: { pollSeconds: 3_600 }, modules: [{ name: "test", jobs: [greet] }] };
    await using alone = await createTestServer(slow);
    await alone.services.jobs.work();
    await sendGreeting(alone.system, { name: "announced" });
    await expect.poll(() => performed).toContainEqual({ name: "announced", actor: "system" });
  });

  it("exists once the transaction that sends it commits", async () => {
    await sendGreeting(server.system, { name: "committed" });
    expect(await waiting("committed")).toBe(1);
  });

  it("never exists when that transaction is rolled back", async () => {
    await expect(sendGreeting(server.system, { name: "gone", isRefused: true })).rejects.toThrow("refused");
    expect(await waiting("gone")).toBe(0);
  });

  it("may be sent by a person, who has no more rights after it than before", async () => {
    expect(await sendGreeting(server.as(ann), { name: "by a person" })).toBe("authenticated");
    expect(await waiting("by a person")).toBe(1);
  });

  it("leaves a person no more rights when sending it fails and the failure is caught", async () => {
    const sendBadly = command("test.send_badly", unrestricted, async (ctx, _input: object) => {
      await ctx.enqueue(unknown, {}).catch(() => undefined);
      const { rows } = await sql<{ role: string }>`select current_user as role`.execute(ctx.db);
      return rows[0]?.role;
    });
    expect(await sendBadly(server.as(ann), {}).catch(() => "authenticated")).toBe("authenticated");
  });

  it("lends a person's other queries no rights, though they run beside it", async () => {
    const peek = command("test.peek", unrestricted, async (ctx, _input: object) => {
      const roles = () => sql<{ role: string }>`select current_user as role`.execute(ctx.db);
      const asked = [roles(), ctx.enqueue(greet, { name: "beside one" }), roles(), roles()];
      await Promise.resolve();
      asked.push(roles(), ctx.enqueue(greet, { name: "beside two" }), roles());
      const answers = await Promise.all(asked);
      return answers.flatMap((answer) =>
        typeof answer === "object" ? answer.rows.map(({ role }) => role) : [],
      );
    });
    expect(await peek(server.as(ann), {})).toEqual(Array(5).fill("authenticated"));
    expect([await waiting("beside one"), await waiting("beside two")]).toEqual([1, 1]);
  });

  it("cannot be read by a person", async () => {
    const reading = query(server.as(ann), ({ db }) => sql`select * from pgboss.job`.execute(db));
    await expect(reading).rejects.toThrow("permission denied");
  });

  it("waits once however often it is sent with the same key", async () => {
    for (let sent = 0; sent < 3; sent += 1) {
      await sendGreeting(server.system, { name: "single", singletonKey: "one" });
    }
    expect(await waiting("single")).toBe(1);
  });
});

describe("a worker", () => {
  it("performs what waits, in batches, as the system", async () => {
    for (let index = 0; index < 120; index += 1)
      await sendGreeting(server.system, { name: `batch ${index}` });
    await server.services.jobs.work();
    await expect
      .poll(() => performed.filter(({ name }) => name.startsWith("batch ")).length, { timeout: 15_000 })
      .toBe(120);
    expect(new Set(performed.map(({ name }) => name)).size).toBe(performed.length);
    expect(new Set(performed.map(({ actor }) => actor))).toEqual(new Set(["system"]));
    expect(performed.map(({ name }) => name)).toContain("by a person");
  });

  it("takes over what another one had begun of which nothing was heard for twenty seconds", async () => {
    await sendGreeting(server.system, { name: "orphan", startAfterSeconds: 3_600 });
    // As a server leaves it that is killed: begun, and within the quarter of an hour that a job may take.
    await server.look(`update pgboss.job set state = 'active', started_on = now() - interval '30 seconds',
      heartbeat_on = now() - interval '21 seconds' where data ->> 'name' = 'orphan'`);
    await expect.poll(() => performed.some(({ name }) => name === "orphan"), { timeout: 40_000 }).toBe(true);
  });

  it("leaves to another one what that is heard of", async () => {
    await sendGreeting(server.system, { name: "in good hands", startAfterSeconds: 3_600 });
    await server.look(`update pgboss.job set state = 'active', started_on = now() - interval '10 minutes',
      heartbeat_on = now() + interval '5 minutes' where data ->> 'name' = 'in good hands'`);
    const passes = async () => (await server.look("select max(monitor_claim_on) as at from pgboss.queue"))[0];
    const before = await passes();
    // Somebody has looked since.
    await expect.poll(passes, { timeout: 40_000 }).not.toEqual(before);
    await sendGreeting(server.system, { name: "after that" });
    await expect
      .poll(() => performed.some(({ name }) => name === "after that"), { timeout: 15_000 })
      .toBe(true);
    expect(performed.some(({ name }) => name === "in good hands")).toBe(false);
  });

  it("tries a job that failed again", async () => {
    const send = command("test.send_stumble", unrestricted, (ctx, _input: object) =>
      ctx.enqueue(stumble, { times: 2 }),
    );
    await send(server.system, {});
    await expect
      .poll(() => performed.some(({ name }) => name === "stumbled"), { timeout: 40_000 })
      .toBe(true);
    expect(failures).toBe(2);
  });

  it("gives up a job after its last try and says so in its row", async () => {
    const send = command("test.send_hopeless", unrestricted, (ctx, _input: object) =>
      ctx.enqueue(hopeless, {}),
    );
    await send(server.system, {});
    await expect
      .poll(async () => (await server.look("select state from pgboss.job where name = 'test.hopeless'"))[0], {
        timeout: 15_000,
      })
      .toEqual({ state: "failed" });
    const given = { job: "test.hopeless", tries: 1, reason: "1 of 1 jobs failed", msg: "job given up" };
    await expect.poll(() => lines, { timeout: 15_000 }).toContainEqual(expect.objectContaining(given));
  });

  it("says so also of a job whose last try nobody heard of any more", async () => {
    await sendGreeting(server.system, { name: "lost", startAfterSeconds: 3_600 });
    await server.look(`update pgboss.job set state = 'active', started_on = now() - interval '30 seconds',
      retry_count = retry_limit, heartbeat_on = now() - interval '21 seconds' where data ->> 'name' = 'lost'`);
    const given = { job: "test.greet", tries: 4, reason: "job heartbeat timeout", msg: "job given up" };
    await expect.poll(() => lines, { timeout: 15_000 }).toContainEqual(expect.objectContaining(given));
    expect(performed.some(({ name }) => name === "lost")).toBe(false);
  });
});
