import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { startWitness } from "#mocks/witness/start-witness.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { parseNote } from "../../contract/notes/signed-note.ts";
import { logCli } from "./log-cli.ts";
import { ensureLogKey } from "./log-keys.ts";
import { publishCheckpoints } from "./publish-checkpoints.ts";
import { sequenceAll as sequenceEveryEvent } from "./testing/sequence-all.ts";

const host = "adjutant.example.com";
let now = new Date("2026-11-28T08:00:00Z");
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ modules: [], now: () => now });
  await ensureLogKey(server.system, undefined);
});
afterAll(() => server[Symbol.asyncDispose]());

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await logCli(args, server.system, (line) => lines.push(line), host);
  return { code, text: lines.join("\n") };
}

async function sign() {
  await sequenceEveryEvent(server.services, host);
  await publishCheckpoints(server.services, host);
}

/** How many keys signed the newest checkpoint of the log that is open. */
async function signatures(): Promise<number> {
  const [row] = await server.look<{ note: string }>(
    `select note from log_checkpoints c join logs on logs.id = log_id where closed_at is null order by c.size desc limit 1`,
  );
  return parseNote(row?.note ?? "")?.lines.length ?? 0;
}

it("shows name, entries, key and checkpoint of the installation's log", async () => {
  await sign();
  const { code, text } = await run("show");
  expect(code).toBe(0);
  expect(text).toMatch(new RegExp(`^${host}/log/_meta/\\S+  1 entry`));
  expect(text).toMatch(/\n {2}key {2}\S+\+[0-9a-f]{8}\+\S+\n/);
  expect(text).toContain("0 events wait for their place.");
});

it("makes a new key, which signs alone once 30 days are over", async () => {
  expect((await run("rotate-key")).code).toBe(0);
  await sign();
  expect(await signatures()).toBe(2);
  expect((await run("show")).text.match(/ {2}key {2}/g)).toHaveLength(2);
  now = new Date(now.getTime() + 31 * 86_400_000);
  await run("remove-witness", "nobody");
  await ensureLogKey(server.system, undefined);
  await run("begin-anew");
  await sign();
  expect(await signatures()).toBe(1);
});

it("adds a witness by its key, once, and removes it", async () => {
  const witness = await startWitness({ origin: "x", publicKey: new Uint8Array(32) });
  onTestFinished(() => witness[Symbol.asyncDispose]());
  expect(await run("add-witness", witness.key, witness.url)).toMatchObject({ code: 0 });
  expect((await run("show")).text).toContain(
    `witness witness.example.org/scripted  ${witness.url}  has signed nothing`,
  );
  expect(await run("add-witness", witness.key, witness.url)).toEqual({
    code: 1,
    text: "A witness of this name is there already. Remove it first.",
  });
  expect((await run("remove-witness", "witness.example.org/scripted")).code).toBe(0);
  expect(await run("remove-witness", "witness.example.org/scripted")).toEqual({
    code: 1,
    text: "There is no witness of this name.",
  });
});

it("refuses words that it does not know", async () => {
  for (const args of [[], ["shown"], ["show", "all"], ["add-witness", "key"], ["rotate-key", "now"]]) {
    expect((await run(...args)).code, args.join(" ")).toBe(2);
  }
});
