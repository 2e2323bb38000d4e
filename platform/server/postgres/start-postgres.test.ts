import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { Connection } from "../db/pool.ts";
import { type Postgres, startPostgres } from "./start-postgres.ts";

const isRoot = process.getuid?.() === 0;
const log = { warn: () => {}, error: () => {} };

/** A folder that everyone may enter, removed after the test. */
function newFolder(name = "data") {
  const top = mkdtempSync(join(tmpdir(), "adjutant-"));
  chmodSync(top, 0o755);
  onTestFinished(() => rmSync(top, { recursive: true, force: true }));
  const folder = join(top, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

async function start(dataDir: string, systemDir?: string): Promise<Postgres> {
  const postgres = await startPostgres({ dataDir, log, systemDir });
  onTestFinished(() => postgres.stop());
  return postgres;
}

async function ask<Row extends pg.QueryResultRow>(connection: Connection, sql: string) {
  const client = new pg.Client(connection);
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const note = async ({ ownerConnection }: Postgres) => {
  await ask(ownerConnection, "create table if not exists notes (text text)");
  await ask(ownerConnection, "insert into notes values ('kept')");
};
const notes = ({ ownerConnection }: Postgres) => ask(ownerConnection, "select text from notes");

/** PostgreSQL was started once and stopped there: a copy takes half the time that a new one takes. */
let made: string;
/** For what changes nothing of it. */
let running: Postgres;
beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), "adjutant-made-"));
  chmodSync(made, 0o755);
  for (const name of ["stopped", "running"]) mkdirSync(join(made, name));
  await (await startPostgres({ dataDir: join(made, "stopped"), log })).stop();
  execFileSync("cp", ["-a", `${made}/stopped/.`, `${made}/running`]);
  running = await startPostgres({ dataDir: join(made, "running"), log });
});
afterAll(async () => {
  await running.stop();
  rmSync(made, { recursive: true, force: true });
});

function startedFolder(name = "data") {
  const folder = newFolder(name);
  // With the owners of the files.
  execFileSync("cp", ["-a", `${made}/stopped/.`, folder]);
  return folder;
}

describe("the embedded PostgreSQL", { timeout: 60_000 }, () => {
  it("keeps its rows from one start to the next", async () => {
    const folder = newFolder();
    const first = await start(folder);
    await note(first);
    await first.stop();
    expect(await notes(await start(folder))).toEqual([{ text: "kept" }]);
  });

  it("gives the server a role that owns nothing and cannot pass row-level security", async () => {
    const { appConnection, ownerConnection } = running;
    const rights = "select rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname = current_user";
    expect(await ask(appConnection, rights)).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcreaterole: false },
    ]);
    expect(await ask(ownerConnection, rights)).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcreaterole: true },
    ]);
    await expect(ask(appConnection, "create table mine (id int)")).rejects.toThrow("permission denied");
  });

  it("lets the owner hand new roles to the server's role", async () => {
    const { appConnection, ownerConnection } = running;
    await ask(ownerConnection, "create role visitor nologin noinherit");
    await ask(ownerConnection, "grant visitor to adjutant_app");
    expect(await ask(appConnection, "select set_config('role', 'visitor', true) as role")).toEqual([
      { role: "visitor" },
    ]);
  });

  it("writes commits to disk, and listens on nothing but its socket", async () => {
    const { ownerConnection } = running;
    expect(
      await ask(
        ownerConnection,
        `select current_setting('fsync') fsync, current_setting('synchronous_commit') commit,
           current_setting('listen_addresses') addresses, current_setting('server_encoding') encoding`,
      ),
    ).toEqual([{ fsync: "on", commit: "on", addresses: "", encoding: "UTF8" }]);
  });

  it("works in a folder with spaces, umlauts and a path far beyond that of a socket", async () => {
    const deep = `Größe & Maß/it's "here"/${"tief/".repeat(45)}`;
    const postgres = await start(newFolder(deep));
    await note(postgres);
    expect(await notes(postgres)).toHaveLength(1);
  });

  it("is started again when it dies, and has lost nothing", async () => {
    await note(running);
    const killed = running.processId() ?? 0;
    process.kill(killed, "SIGKILL");
    await until(() => running.isRunning() && running.processId() !== killed);
    await until(() => notes(running).then((rows) => rows.length === 1));
  });

  it("ends the PostgreSQL of a server that was killed, and goes on with its rows", async () => {
    const folder = startedFolder();
    const module = join(import.meta.dirname, "start-postgres.ts");
    const script = `const { startPostgres } = await import(process.argv[1]);
      const { processId } = await startPostgres({ dataDir: process.argv[2], log: console });
      console.log(processId()); setInterval(() => {}, 1000);`;
    const server = spawn(process.execPath, ["--input-type=module", "-e", script, module, folder], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [output] = await once(server.stdout, "data");
    const orphan = Number(String(output));
    server.kill("SIGKILL");
    await once(server, "exit");
    expect(isAlive(orphan)).toBe(true);

    const postgres = await start(folder);
    expect(isAlive(orphan)).toBe(false);
    await note(postgres);
  });

  it("starts although another process has the number that its last one had", async () => {
    const folder = startedFolder();
    const first = await start(folder);
    await note(first);
    const file = join(folder, "postgres/postmaster.pid");
    const left = readFileSync(file, "utf8").replace(/^\d+/, String(process.ppid));
    await first.stop();
    writeFileSync(file, left);
    expect(await notes(await start(folder))).toHaveLength(1);
  });

  it("makes the cluster anew when the first start was cut off", async () => {
    const folder = newFolder();
    mkdirSync(join(folder, "postgres.new/base"), { recursive: true });
    await note(await start(folder));
  });

  it("refuses a cluster of a newer PostgreSQL", async () => {
    // What it is known by.
    const folder = newFolder();
    mkdirSync(join(folder, "postgres"));
    writeFileSync(join(folder, "postgres/PG_VERSION"), "19\n");
    await expect(start(folder)).rejects.toThrow("made by a newer version (PostgreSQL 19)");
  });

  it("says why it does not start", async () => {
    const folder = startedFolder();
    rmSync(join(folder, "postgres/global"), { recursive: true });
    await expect(start(folder)).rejects.toThrow(/did not start: .+/);
  });

  it.runIf(isRoot)("never runs as root", async () => {
    const status = readFileSync(`/proc/${running.processId()}/status`, "utf8");
    expect(status).not.toMatch(/^Uid:\s+0/m);
  });

  it.runIf(isRoot)("works for root below a folder that its user cannot enter", async () => {
    const folder = newFolder("home/data");
    chmodSync(join(folder, ".."), 0o700);
    const systemDir = newFolder("system");
    const first = await start(folder, systemDir);
    await note(first);
    await first.stop();
    expect(existsSync(join(folder, "postgres"))).toBe(false);
    expect(await notes(await start(folder, systemDir))).toHaveLength(1);
  });

  it.runIf(isRoot)("takes its rows along when the data folder is moved below a closed folder", async () => {
    const folder = startedFolder("open/data");
    const first = await start(folder);
    await note(first);
    await first.stop();

    const home = newFolder("home");
    chmodSync(home, 0o700);
    renameSync(folder, join(home, "data"));
    expect(await notes(await start(join(home, "data"), newFolder("system")))).toHaveLength(1);
  });

  it.runIf(isRoot)("refuses two copies of a data folder on the one cluster they point to", async () => {
    const folder = newFolder("home/data");
    chmodSync(join(folder, ".."), 0o700);
    const systemDir = newFolder("system");
    await start(folder, systemDir);
    const copy = newFolder("copy");
    writeFileSync(join(copy, "postgres.location"), readFileSync(join(folder, "postgres.location")));
    await expect(inOtherProcess(copy, systemDir)).resolves.toContain("in use by another start");
  });
});

/** What a start in another process says about its refusal: a process is not refused its own lock. */
async function inOtherProcess(dataDir: string, systemDir: string) {
  const module = join(import.meta.dirname, "start-postgres.ts");
  const script = `const { startPostgres } = await import(process.argv[1]);
    const [dataDir, systemDir] = process.argv.slice(2);
    await startPostgres({ dataDir, systemDir, log: console }).catch((error) => console.log(error.message));
    process.exit();`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script, module, dataDir, systemDir]);
  let output = "";
  child.stdout.on("data", (data) => {
    output += data;
  });
  await once(child, "close");
  return output;
}

async function until(isTrue: () => boolean | Promise<boolean>) {
  for (let attempt = 0; attempt < 500; attempt++) {
    if (
      await Promise.resolve()
        .then(isTrue)
        .catch(() => false)
    )
      return;
    await sleep(20);
  }
  throw new Error("It never became true.");
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
