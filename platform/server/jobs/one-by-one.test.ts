import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { command } from "../command.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { unrestricted } from "../testing/unrestricted.ts";
import { defineJob } from "./define-job.ts";

let server: TestServer;
const begun: string[] = [];
const ends = new Map<string, () => void>();

/** Work that ends when it is told to. */
const hold = defineJob({
  name: "test.hold",
  payload: z.object({ name: z.string() }),
  atOnce: 2,
  async perform(_ctx, { name }) {
    begun.push(name);
    await new Promise<void>((resolve) => ends.set(name, resolve));
  },
});

const sendHeld = command("test.send_held", unrestricted, (ctx, { name, of }: { name: string; of: string }) =>
  ctx.enqueue(hold, { name }, { of }),
);

beforeAll(async () => {
  // Nobody looks for jobs by the clock: each is found because something was sent or has ended.
  const jobPace = { pollSeconds: 3_600 };
  server = await createTestServer({ modules: [{ name: "test", jobs: [hold] }], jobPace });
  await server.services.jobs.work();
});
afterAll(async () => {
  for (const end of ends.values()) end();
  await server[Symbol.asyncDispose]();
});

const begin = (...names: string[]) => expect.poll(() => begun, { timeout: 15_000 }).toEqual(names);

it("long work of one group holds up no other one's, and its next begins when it has ended", async () => {
  await sendHeld(server.system, { name: "ann 1", of: "ann" });
  await begin("ann 1");
  await sendHeld(server.system, { name: "ann 2", of: "ann" });
  await sendHeld(server.system, { name: "ben 1", of: "ben" });
  await begin("ann 1", "ben 1");
  ends.get("ben 1")?.();
  await sendHeld(server.system, { name: "cid 1", of: "cid" });
  await begin("ann 1", "ben 1", "cid 1");
  ends.get("ann 1")?.();
  await begin("ann 1", "ben 1", "cid 1", "ann 2");
});
