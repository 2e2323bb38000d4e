import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { newId } from "../ids.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { requireToken, takeToken } from "./take-token.ts";

let one: TestServer;
let two: TestServer;

beforeAll(async () => {
  one = await createTestServer({ modules: [] });
  two = await createTestServer({ modules: [], beside: one });
});
afterAll(async () => {
  await two[Symbol.asyncDispose]();
  await one[Symbol.asyncDispose]();
});

const limit = { name: "test.act", burst: 5, perMinute: 60 };
/** Gives a token in ten minutes: none grows while a test runs, however busy the machine is. */
const slow = { name: "test.slow", burst: 5, perMinute: 0.1 };
const tokenMs = 600_000;
/** Nearly the whole time that a token takes to grow. */
const almostTokenMs = 500_000;

/** As if `seconds` had passed since the subject last came. */
const passTime = (seconds: number, subject: string) =>
  one.look("update rate_limits set updated_at = updated_at - $1 * interval '1 second' where key like $2", [
    seconds,
    `%${subject}`,
  ]);

describe("a rate limit", () => {
  it("lets a burst through and then says how long to wait", async () => {
    const subject = newId();
    for (let taken = 0; taken < slow.burst; taken += 1) {
      expect(await takeToken(one.system, slow, subject)).toBe(0);
    }
    const waitMs = await takeToken(one.system, slow, subject);
    expect(waitMs).toBeGreaterThan(almostTokenMs);
    expect(waitMs).toBeLessThanOrEqual(tokenMs);
  });

  it("refuses with 429 and the seconds to wait", async () => {
    const subject = newId();
    for (let taken = 0; taken < slow.burst; taken += 1) await requireToken(one.system, slow, subject);
    const refusal = await requireToken(one.system, slow, subject).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: "rate.limited",
      status: 429,
      details: { retryAfterSeconds: expect.any(Number) },
    });
    const { details } = refusal as { details: { retryAfterSeconds: number } };
    expect(details.retryAfterSeconds).toBeGreaterThan(almostTokenMs / 1_000);
    expect(details.retryAfterSeconds).toBeLessThanOrEqual(tokenMs / 1_000);
  });

  it("fills again with time, and never above the burst", async () => {
    const subject = newId();
    for (let taken = 0; taken < slow.burst; taken += 1) await takeToken(one.system, slow, subject);
    await passTime(tokenMs / 1_000 + 1, subject);
    expect(await takeToken(one.system, slow, subject)).toBe(0);
    expect(await takeToken(one.system, slow, subject)).toBeGreaterThan(0);

    await passTime(10 * (tokenMs / 1_000), subject);
    for (let taken = 0; taken < slow.burst; taken += 1) {
      expect(await takeToken(one.system, slow, subject)).toBe(0);
    }
    expect(await takeToken(one.system, slow, subject)).toBeGreaterThan(0);
  });

  it("does not punish those who keep trying with ever longer waits", async () => {
    const subject = newId();
    for (let taken = 0; taken < 50; taken += 1) await takeToken(one.system, slow, subject);
    expect(await takeToken(one.system, slow, subject)).toBeLessThanOrEqual(tokenMs);
  });

  it("costs nothing to be refused: a token that has grown is there for the next, however many tried before", async () => {
    const subject = newId();
    for (let taken = 0; taken < 5; taken += 1) await takeToken(one.system, slow, subject);
    for (let refused = 0; refused < 50; refused += 1) {
      expect(await takeToken(one.system, slow, subject)).toBeGreaterThan(almostTokenMs);
    }
    await passTime(tokenMs / 1_000, subject);
    expect(await takeToken(one.system, slow, subject)).toBe(0);
  });

  it("costs a crowd that comes at once nothing to be refused either", async () => {
    const subject = newId();
    for (let taken = 0; taken < 5; taken += 1) await takeToken(one.system, slow, subject);
    const waits = await Promise.all(Array.from({ length: 50 }, () => takeToken(one.system, slow, subject)));
    expect(Math.min(...waits)).toBeGreaterThan(almostTokenMs);
    await passTime(tokenMs / 1_000, subject);
    expect(await takeToken(one.system, slow, subject)).toBe(0);
  });

  it("says how long to wait, and stops asking, when the clock of the database was set back", async () => {
    const subject = newId();
    await takeToken(one.system, limit, subject);
    await passTime(-3_600, subject);
    expect(await takeToken(one.system, limit, subject)).toBeGreaterThan(3_000_000);
  });

  it("counts each subject and each limit by itself", async () => {
    const subject = newId();
    for (let taken = 0; taken <= limit.burst; taken += 1) await takeToken(one.system, limit, subject);
    expect(await takeToken(one.system, limit, newId())).toBe(0);
    expect(await takeToken(one.system, slow, subject)).toBe(0);
  });

  it("does not wait behind the chunks of streams that the database is slow to store", async () => {
    const { servicePool } = one.services;
    const holder = await one.services.pool.connect();
    await holder.query("select pg_advisory_lock(1)");
    const storing = Array.from({ length: 4 }, () =>
      servicePool.query("select pg_advisory_xact_lock_shared(1)"),
    );
    expect(await takeToken(one.system, limit, newId())).toBe(0);
    await holder.query("select pg_advisory_unlock(1)");
    holder.release();
    await Promise.all(storing);
  });

  it("stores a subject that it hides nowhere, and counts it all the same, on every server", async () => {
    const hiding = { name: "test.hiding", burst: 2, perMinute: 1, hidesSubject: true };
    const subject = "192.0.2.77";
    expect(await takeToken(one.system, hiding, subject)).toBe(0);
    expect(await takeToken(two.system, hiding, subject)).toBe(0);
    expect(await takeToken(one.system, hiding, subject)).toBeGreaterThan(0);
    expect(await takeToken(one.system, hiding, "192.0.2.78")).toBe(0);
    const rows = await one.look<{ key: string }>("select key from rate_limits where key like 'test.hiding%'");
    expect(rows).toHaveLength(2);
    for (const { key } of rows) expect(key).toMatch(/^test\.hiding:[\w-]{43}$/);
  });

  it("is shared by two servers, also when 40 come at the same moment", async () => {
    const subject = newId();
    const waits = await Promise.all(
      Array.from({ length: 40 }, (_, index) => takeToken((index % 2 ? one : two).system, slow, subject)),
    );
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(slow.burst);
  });

  it("gives a crowd what there is, and each of the others the time to wait", async () => {
    const subject = newId();
    for (let taken = 0; taken < 2; taken += 1) await takeToken(one.system, slow, subject);
    const waits = await Promise.all(Array.from({ length: 20 }, () => takeToken(one.system, slow, subject)));
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(3);
    expect(waits.filter((waitMs) => waitMs > almostTokenMs && waitMs <= tokenMs)).toHaveLength(17);
  });

  it("asks the database once for all who came while it was being asked", async () => {
    const wide = { name: "test.wide", burst: 500, perMinute: 1 };
    const subject = newId();
    const query = vi.spyOn(one.services.servicePool, "query");
    const waits = await Promise.all(Array.from({ length: 200 }, () => takeToken(one.system, wide, subject)));
    expect(waits).toEqual(Array(200).fill(0));
    expect(query).toHaveBeenCalledTimes(2);
    query.mockRestore();
    const [row] = await one.look("select floor(tokens) as left_over from rate_limits where key = $1", [
      `test.wide:${subject}`,
    ]);
    expect(row).toEqual({ left_over: 300 });
  });

  it("counts what a process was given that died before it used it: nobody else gets that", async () => {
    const subject = newId();
    await one.services.servicePool.query("select app.take_tokens($1, 5, 0.1, 3)", [`test.slow:${subject}`]);
    const waits = await Promise.all(Array.from({ length: 5 }, () => takeToken(two.system, slow, subject)));
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(2);
  });

  it("lets nobody through while the database does not answer, and asks anew afterwards", async () => {
    const subject = newId();
    const away = new Error("away");
    const query = vi.spyOn(one.services.servicePool, "query").mockImplementation(() => Promise.reject(away));
    const takes = Array.from({ length: 3 }, () => takeToken(one.system, slow, subject));
    expect((await Promise.allSettled(takes)).map(({ status }) => status)).toEqual(Array(3).fill("rejected"));
    query.mockRestore();
    expect(await takeToken(one.system, slow, subject)).toBe(0);
  });
});
