import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { command } from "#platform/server/command.ts";
import type { Actor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import { parseBundle } from "../../contract/tree/bundle.ts";
import { leafHash } from "../../contract/tree/hashes.ts";
import { createLogModule } from "./module.ts";
import { publishCheckpoints } from "./publish-checkpoints.ts";
import { sha256 } from "./sha256.ts";
import { seededSigner } from "./testing/made-export.ts";
import { sequenceAll as sequenceEveryEvent } from "./testing/sequence-all.ts";

const publicUrl = "https://adjutant.example.com";
const { host } = new URL(publicUrl);
const verifier = join(import.meta.dirname, "../verifier/verify-log.ts");

let server: TestServer;
let folder: string;
const owner = createUserActor({ email: "owner@example.com", role: "owner" });
const member = {
  ...createUserActor({ email: "member@example.com" }),
  workspaceId: owner.workspaceId,
  role: "member" as const,
};
const stranger = createUserActor({ email: "stranger@example.com", role: "owner" });
const installationAdmin = {
  ...createUserActor({ email: "admin@example.com", role: "owner" }),
  isAdmin: true,
};

const note = command("test.note_for_export", unrestricted, async (ctx, count: number) => {
  for (let number = 0; number < count; number += 1) await ctx.audit({ act: "test.noted", facts: { number } });
});

const noteOfRun = command(
  "test.note_of_run",
  unrestricted,
  (ctx, { runId, step }: { runId: string; step: number }) => ctx.audit({ act: "test.noted", runId, step }),
);

async function sign() {
  await sequenceEveryEvent(server.services, host);
  await publishCheckpoints(server.services, host);
}

const get = (path: string, actor: Actor) =>
  fetch(`${server.url}/api/v1/compliance${path}`, { headers: server.headersOf(actor) });

/** Runs the verifier on a file of these bytes. */
async function verify(name: string, bytes: Uint8Array, ...options: string[]) {
  const file = join(folder, name);
  await writeFile(file, bytes);
  return promisify(execFile)(process.execPath, [verifier, file, ...options]).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  );
}

beforeAll(async () => {
  server = await createTestServer({
    modules: [createLogModule({ publicUrl })],
    isWorker: false,
    listen: true,
  });
  folder = await mkdtemp(join(inject("filesFolder"), "exports-"));
  await note(server.as(owner), 600);
  await note(server.as(member), 1);
  await sign();
});
afterAll(() => server[Symbol.asyncDispose]());

async function download(actor: Actor = owner) {
  const reply = await get("/logs/export", actor);
  return { reply, bytes: new Uint8Array(await reply.arrayBuffer()) };
}

async function stateOf(actor: Actor) {
  return (await get("/logs", actor)).json();
}

describe("the download of a log", () => {
  it("is verified by the program, with the key that the page shows", async () => {
    const { reply, bytes } = await download();
    expect(reply.headers.get("content-disposition")).toMatch(
      /^attachment; filename="log-of-workspace-.+[.]tar[.]gz"$/,
    );
    const [log] = (await stateOf(owner)).logs;
    const { code, stdout } = await verify("log.tar.gz", bytes, "--key", log.keys[0]);
    expect(stdout).toContain("PASS  601 entries are complete, unchanged and in their order.");
    expect(stdout).not.toMatch(/FAIL|INCOMPLETE/);
    expect(code).toBe(0);
  });

  it("continues the checkpoint that was kept from the one before, of which it is itself an event", async () => {
    const [{ checkpoint, keys }] = (await stateOf(owner)).logs;
    const kept = join(folder, "old.checkpoint");
    await writeFile(kept, checkpoint.note);
    await download();
    await sign();
    const { bytes } = await download();
    const { code, stdout } = await verify("newer.tar.gz", bytes, "--since", kept, "--key", keys[0]);
    expect(stdout).toContain(`It continues the checkpoint of ${checkpoint.size} entries that you kept.`);
    expect(code).toBe(0);
    const { rows } = await server.services.servicePool.query(
      "select 1 from audit_events where act = 'log.exported' and workspace_id = $1 and actor_id = $2",
      [owner.workspaceId, owner.userId],
    );
    expect(rows.length).toBeGreaterThan(1);
  });

  it("that was cut, or is signed by a key that one does not trust, is refused by the program", async () => {
    const { bytes } = await download();
    const cut = await verify("cut.tar.gz", bytes.subarray(0, bytes.length - 2_000));
    expect(cut).toMatchObject({
      code: 2,
      stdout: expect.stringContaining("INCOMPLETE  The export ends too early. Download it again."),
    });
    const { code, stdout } = await verify("foreign.tar.gz", bytes, "--key", seededSigner(7).text);
    expect(stdout).toContain("is not signed by a key that you trust");
    expect(code).toBe(1);
  });

  it.each([
    ["a member", member, 403],
    ["nobody", { type: "anonymous" } as const, 401],
  ])("is refused to %s", async (_who, actor, status) => {
    expect((await get("/logs/export", actor)).status).toBe(status);
  });

  it("of the installation is refused to an owner who is no admin of it", async () => {
    expect((await get("/installation-log/export", owner)).status).toBe(403);
    expect((await get("/logs?scope=installation", owner)).status).toBe(403);
    expect((await get("/logs?scope=installation", installationAdmin)).status).toBe(200);
  });

  it("of a workspace without events says that nothing was signed yet", async () => {
    const reply = await get("/logs/export", stranger);
    expect(reply.status).toBe(409);
    expect((await reply.json()).error.code).toBe("log.not_signed");
  });
});

describe("the log of the installation", () => {
  it("holds the checkpoints of workspaces, and verifies", async () => {
    const reply = await get("/installation-log/export", installationAdmin);
    const { code, stdout } = await verify("installation.tar.gz", new Uint8Array(await reply.arrayBuffer()));
    expect(stdout).toContain(`Log ${host}/log/_meta/`);
    expect(code).toBe(0);
  });
});

describe("the proof of an event", () => {
  const proofOf = async (actor: Actor, eventOf: { userId: string }) => {
    const { rows } = await server.services.servicePool.query<{ id: string }>(
      "select id from audit_events where actor_id = $1 and act = 'test.noted' order by number limit 1",
      [eventOf.userId],
    );
    return get(`/events/${rows[0]?.id}/proof`, actor);
  };

  it("is given to whoever may read the event, and verified by the program", async () => {
    const { proof } = await (await proofOf(member, member)).json();
    const [{ keys }] = (await stateOf(owner)).logs;
    const { code, stdout } = await verify("event.tlog-proof", Buffer.from(proof.file), "--key", keys[0]);
    expect(stdout).toContain(`PASS  The event is entry ${proof.index + 1} of ${proof.size}`);
    expect(stdout).toContain("PASS  A key that you trust signed the log.");
    expect(code).toBe(0);
    const changed = Buffer.from(proof.file.replace(`index ${proof.index}`, `index ${proof.index - 1}`));
    expect((await verify("changed.tlog-proof", changed)).code).toBe(1);
  });

  it("of all events of a run is one file, verified by the program", async () => {
    const runId = newId();
    for (let step = 1; step <= 3; step += 1) await noteOfRun(server.as(member), { runId, step });
    expect((await get(`/runs/${runId}/proof`, member)).status).toBe(409);
    await sign();
    const file = Buffer.from(await (await get(`/runs/${runId}/proof`, member)).arrayBuffer());
    const [{ keys }] = (await stateOf(owner)).logs;
    const { code, stdout } = await verify("run.tlog-proof", file, "--key", keys[0]);
    expect(stdout).toContain("PASS  All 3 events stand in a log that a key of yours signed.");
    expect(code).toBe(0);
    const changed = Buffer.from(file.toString().replace(/index (\d+)(?![\s\S]*index)/, "index 0"));
    expect((await verify("changed-run.tlog-proof", changed, "--key", keys[0])).code).toBe(1);
    expect((await get(`/runs/${runId}/proof`, stranger)).status).toBe(404);
  });

  it("of an event that one may not read does not exist", async () => {
    expect((await proofOf(stranger, member)).status).toBe(404);
    expect((await proofOf(member, owner)).status).toBe(404);
  });
});

describe("tiles", () => {
  it("are served as a log of the C2SP form, and only as far as they are signed", async () => {
    const [{ id, checkpoint }] = (await stateOf(owner)).logs;
    expect(await (await get(`/logs/${id}/checkpoint`, owner)).text()).toBe(checkpoint.note);
    const tile = new Uint8Array(await (await get(`/logs/${id}/tile/0/001`, owner)).arrayBuffer());
    const bundle = new Uint8Array(await (await get(`/logs/${id}/tile/entries/001`, owner)).arrayBuffer());
    const hashes = (parseBundle(bundle) ?? []).map((entry) => leafHash(sha256, entry));
    expect(Buffer.concat(hashes).equals(tile)).toBe(true);
    for (const path of ["tile/0/009", "tile/0/000.p/256", "tile/9/000", "tile/x", "tile/0/..%2f000"]) {
      expect((await get(`/logs/${id}/${path}`, owner)).status, path).toBe(404);
    }
  });

  it("with entries leave one event of whoever read them", async () => {
    const [{ id }] = (await stateOf(owner)).logs;
    for (const path of ["entries/000", "entries/001"]) await get(`/logs/${id}/tile/${path}`, owner);
    const { rows } = await server.services.servicePool.query(
      "select 1 from audit_events where act = 'log.read' and workspace_id = $1 and actor_id = $2",
      [owner.workspaceId, owner.userId],
    );
    expect(rows).toHaveLength(1);
  });

  it("are refused to members and do not exist for strangers", async () => {
    const [{ id }] = (await stateOf(owner)).logs;
    expect((await get(`/logs/${id}/tile/0/001`, member)).status).toBe(403);
    expect((await get(`/logs/${id}/tile/0/001`, stranger)).status).toBe(404);
    expect((await get(`/logs/${id}/checkpoint`, stranger)).status).toBe(404);
  });
});

it("tiles, checkpoints and proofs are read by a person no faster than the limit", async () => {
  const [log] = await server.look<{ id: string }>("select id from logs where workspace_id = $1", [
    owner.workspaceId,
  ]);
  await server.look(
    `insert into rate_limits (key, tokens, updated_at) values ($1, 0, now() + interval '1 hour')
     on conflict (key) do update set tokens = 0, updated_at = excluded.updated_at`,
    [`log.read_proof:${owner.userId}`],
  );
  const id = log?.id ?? "";
  for (const path of [`/logs/${id}/checkpoint`, `/logs/${id}/tile/0/000`, `/events/${newId()}/proof`])
    expect((await get(path, owner)).status, path).toBe(429);
});
