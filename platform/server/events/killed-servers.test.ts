import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { command } from "../command.ts";
import { newId } from "../ids.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { unrestricted } from "../testing/unrestricted.ts";
import { heardTable, hearNotes, noteAdded } from "./testing/heard-notes.ts";

let server: TestServer;
const workspaceId = newId();

const addNotes = command(
  "test.add_heard_notes",
  unrestricted,
  async (ctx, notes: { objectId: string; text: string }[]) => {
    for (const { objectId, text } of notes)
      ctx.publish(noteAdded, { workspaceId, objectId, payload: { text } });
  },
);

beforeAll(async () => {
  server = await createTestServer({
    modules: [{ name: "test", on: [hearNotes(async () => undefined)] }],
    isWorker: false,
  });
  await server.look(heardTable);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.look("delete from heard"));

interface Other {
  child: ChildProcess;
  said: string[];
}

/** Another server, as a real process. */
async function startOther(): Promise<Other> {
  const options = {
    connection: server.database.appConnection,
    keyFile: server.keyFile,
    dataDir: tmpdir(),
  };
  const program = join(import.meta.dirname, "testing/deliver-notes.ts");
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const said: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => said.push(line));
  await expect.poll(() => said, { timeout: 30_000 }).toContain("ready");
  return { child, said };
}

async function kill({ child }: Other): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

const heard = () =>
  server.look<{ object_id: string; text: string; pid: number }>(
    "select object_id, text, pid from heard order by at",
  );
const allDelivered = () =>
  expect
    .poll(() => server.look("select seq from event_deliveries"), { timeout: 30_000, interval: 200 })
    .toEqual([]);

it("an event whose server is killed while performing it is performed by the next, once and in its place", async () => {
  const objectId = newId();
  const first = await startOther();
  await addNotes(server.system, [
    { objectId, text: "before" },
    { objectId, text: "hang" },
    { objectId, text: "after" },
  ]);
  await expect.poll(() => first.said, { timeout: 30_000 }).toContain("hang");
  await kill(first);
  expect((await heard()).map(({ text }) => text)).toEqual(["before"]);
  server.services.deliveries.work();
  await allDelivered();
  expect((await heard()).map(({ text }) => text)).toEqual(["before", "hang", "after"]);
});

it("several servers share the work: each event is performed once, those of an object in order", async () => {
  const others = [await startOther(), await startOther()];
  const objects = Array.from({ length: 12 }, newId);
  for (let round = 0; round < 20; round += 1) {
    await addNotes(
      server.system,
      objects.map((objectId) => ({ objectId, text: `${round}` })),
    );
    // In the middle of it one of them is gone.
    if (round === 10 && others[0]) await kill(others[0]);
  }
  await allDelivered();
  const rows = await heard();
  expect(rows).toHaveLength(240);
  for (const objectId of objects) {
    const texts = rows.filter(({ object_id }) => object_id === objectId).map(({ text }) => text);
    expect(texts).toEqual(Array.from({ length: 20 }, (_, round) => `${round}`));
  }
  expect(new Set(rows.map(({ pid }) => pid)).size).toBeGreaterThan(1);
});
