import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { findRunningServer } from "#platform/server/data-folder/running-server.ts";
import { findClusterDir } from "#platform/server/postgres/placement.ts";
import { readPostmasterFile } from "#platform/server/postgres/postmaster-file.ts";
import { embeddedConnections } from "#platform/server/postgres/start-postgres.ts";
import { type LaunchedServer, launch, launchInVain, newDataFolder, usedDataFolder } from "./testing.ts";

const postmasterOf = async (dataDir: string) => readPostmasterFile(await findClusterDir(dataDir));
const status = (server: LaunchedServer, path: string) =>
  fetch(`${server.url}${path}`).then(
    (reply) => reply.status,
    () => undefined,
  );

async function until(isTrue: () => Promise<boolean>) {
  // The limit of the test ends it: how long a start takes says nothing on a busy machine.
  while (!(await isTrue())) await sleep(50);
}

async function ask(dataDir: string, sql: string) {
  const file = await postmasterOf(dataDir);
  const client = new pg.Client(embeddedConnections(file?.socketDir ?? "").superuserConnection);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe("a start", { timeout: 180_000 }, () => {
  it("ends its screen with the ready line, answers, and stops in order on SIGTERM", async () => {
    const DATA_DIR = newDataFolder();
    const server = await launch({ DATA_DIR });
    const lines = server.output().trim().split("\n");
    expect(lines[0]).toBe("Making the database; only the first start does ...");
    expect(lines.at(-1)).toBe(`ready ${server.url}`);
    expect(findRunningServer(DATA_DIR)).toMatchObject({ url: server.url, pid: server.process.pid });
    expect(await status(server, "/healthz")).toBe(200);
    expect(await status(server, "/readyz")).toBe(200);
    expect(server.errors()).toBe("");

    const stoppedAt = performance.now();
    expect(await server.end("SIGTERM")).toBe(0);
    expect(performance.now() - stoppedAt).toBeLessThan(10_000);
    expect(await postmasterOf(DATA_DIR)).toBeUndefined();
    expect(existsSync(join(DATA_DIR, "server.json"))).toBe(false);
  });

  it("is alive but not ready while PostgreSQL is down, and ready again after it came back", async () => {
    const DATA_DIR = await usedDataFolder();
    const server = await launch({ DATA_DIR });
    const cluster = await findClusterDir(DATA_DIR);
    const { pid = 0 } = (await postmasterOf(DATA_DIR)) ?? {};
    renameSync(join(cluster, "global"), join(cluster, "away"));
    process.kill(pid, "SIGKILL");
    await until(async () => (await status(server, "/readyz")) === 503);
    expect(await status(server, "/healthz")).toBe(200);
    renameSync(join(cluster, "away"), join(cluster, "global"));
    await until(async () => (await status(server, "/readyz")) === 200);
    expect(await server.end("SIGINT")).toBe(0);
  });

  it("goes on after kill -9 with everything that was committed", async () => {
    const DATA_DIR = await usedDataFolder();
    const first = await launch({ DATA_DIR });
    await ask(DATA_DIR, "create table kept as select 42 as answer");
    await first.end("SIGKILL");
    const second = await launch({ DATA_DIR });
    expect(await ask(DATA_DIR, "select answer from kept")).toEqual([{ answer: 42 }]);
    expect(await status(second, "/readyz")).toBe(200);
    await second.end("SIGTERM");
  });

  it("counts the doubled signal of one Ctrl-C once", async () => {
    const server = await launch({ DATA_DIR: await usedDataFolder() });
    server.process.kill("SIGINT");
    expect(await server.end("SIGINT")).toBe(0);
  });

  it("refuses a data folder that another start has, and a port that is taken", async () => {
    const DATA_DIR = await usedDataFolder();
    const server = await launch({ DATA_DIR });
    const { port } = new URL(server.url);
    expect(await launchInVain({ DATA_DIR: newDataFolder(), PORT: port })).toEqual({
      code: 1,
      output: expect.stringMatching(
        new RegExp(`^Port ${port} on 127.0.0.1 is taken by another program.\n  .*PORT=`),
      ),
    });
    const refused = await launchInVain({ DATA_DIR });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(
      /^This installation is already running at http:\/\/127\.0\.0\.1:\d+ \(process \d+, .+\)\.\n {2}Stop that one/,
    );
    // Also with the port of the first.
    expect((await launchInVain({ DATA_DIR, PORT: port })).output).toBe(refused.output);
    await server.end("SIGTERM");
  });

  it("refuses an invalid setting", async () => {
    expect(await launchInVain({ PORT: "eighty" })).toEqual({
      code: 1,
      output: `PORT is "eighty", which is not valid.\n  Set it to a port number from 0 to 65535.\n`,
    });
  });

  it("refuses a database that is not there", async () => {
    const DATABASE_URL = "postgresql://adjutant:geheim@127.0.0.1:1/adjutant";
    const { code, output } = await launchInVain({ DATA_DIR: newDataFolder(), DATABASE_URL });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^PostgreSQL at 127\.0\.0\.1:1 of DATABASE_URL is not reachable: .+\n {2}Start it/,
    );
    expect(output).not.toContain("geheim");
  });

  it("refuses a data folder that a newer version made", async () => {
    const DATA_DIR = newDataFolder();
    mkdirSync(DATA_DIR);
    writeFileSync(join(DATA_DIR, "version"), "99\n");
    const { code, output } = await launchInVain({ DATA_DIR });
    expect(code).toBe(1);
    expect(output).toMatch(/made by a newer version .+\n {2}Start that version/);
  });

  it("refuses a database that a newer version migrated", async () => {
    const DATA_DIR = await usedDataFolder();
    const server = await launch({ DATA_DIR });
    await ask(DATA_DIR, "insert into schema_migrations values ('9999_future.sql', 'x', now())");
    await server.end("SIGTERM");
    const { code, output } = await launchInVain({ DATA_DIR });
    expect(code).toBe(1);
    expect(output).toContain("made by a newer version: it has 9999_future.sql.\n  Start that version");
    expect(await postmasterOf(DATA_DIR)).toBeUndefined();
  });
});
