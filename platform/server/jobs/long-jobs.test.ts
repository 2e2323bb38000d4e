import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { command, query } from "../command.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { unrestricted } from "../testing/unrestricted.ts";
import { defineJob } from "./define-job.ts";

let server: TestServer;
let begun: string[];
let ended: { name: string; because: unknown }[];
const held = Promise.withResolvers<void>();

const holdOut = defineJob({
  name: "test.hold_out",
  payload: z.object({}),
  async perform() {
    begun.push("hold out");
    await held.promise;
  },
});
const workOn = defineJob({
  name: "test.work_on",
  payload: z.object({}),
  async perform(ctx) {
    begun.push("work on");
    try {
      for (;;) await query(ctx, ({ db }) => sql`select pg_sleep(0.05)`.execute(db));
    } catch (because) {
      ended.push({ name: "work on", because });
      throw because;
    }
  },
});

const send = command("test.send_long", unrestricted, (ctx, job: typeof holdOut) => ctx.enqueue(job, {}));

beforeAll(async () => {
  begun = [];
  ended = [];
  server = await createTestServer({
    modules: [{ name: "test", jobs: [holdOut, workOn] }],
    jobPace: { beatSeconds: 0.2, watchSeconds: 1 },
  });
  await server.services.jobs.work();
});
afterAll(async () => {
  held.resolve();
  await server[Symbol.asyncDispose]();
});

async function rowOf<Row extends Record<string, unknown>>(
  columns: string,
  name: string,
): Promise<Row | undefined> {
  return (await server.look<Row>(`select ${columns} from pgboss.job where name = $1`, [name]))[0];
}

describe("a job that takes longer than a server may be silent", () => {
  it("is performed once: each beat begins that time anew", async () => {
    await send(server.system, holdOut);
    await expect.poll(() => begun, { timeout: 15_000 }).toEqual(["hold out"]);
    // A limit of ten minutes, of which seven pass at a stroke each time: no pause of the machine is taken for silence.
    for (let pass = 0; pass < 2; pass += 1) {
      await server.look(`update pgboss.job set heartbeat_seconds = 600, heartbeat_on = now() - interval '7 minutes'
        where name = 'test.hold_out'`);
      const isHeardOf = () => rowOf("heartbeat_on > now() - interval '1 minute' as is", "test.hold_out");
      await expect.poll(isHeardOf, { timeout: 15_000 }).toEqual({ is: true });
    }
    await oneLook();
    held.resolve();
    const outcome = () => rowOf("state, retry_count as retries", "test.hold_out");
    await expect.poll(outcome, { timeout: 15_000 }).toEqual({ state: "completed", retries: 0 });
    expect(begun).toEqual(["hold out"]);
  });

  it("ends with its next query when another one has taken it over", async () => {
    await send(server.system, workOn);
    await expect.poll(() => begun, { timeout: 15_000 }).toContain("work on");
    await server.look(
      "update pgboss.job set state = 'completed', completed_on = now() where name = 'test.work_on'",
    );
    await expect.poll(() => ended.length, { timeout: 15_000 }).toBe(1);
    expect(String(ended[0]?.because)).toContain("no longer active under this worker's claim");
  });
});

/** Until somebody has looked for silent jobs from the beginning to the end since. */
async function oneLook(): Promise<void> {
  const looks = async () =>
    (await server.look("select monitor_claim_on as at from pgboss.queue where name = 'test.hold_out'"))[0];
  for (let turn = 0; turn < 2; turn += 1) {
    const before = await looks();
    await expect.poll(looks, { timeout: 15_000 }).not.toEqual(before);
  }
}
