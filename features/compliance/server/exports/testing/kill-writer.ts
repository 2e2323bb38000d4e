import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, onTestFinished } from "vitest";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";

interface Killing {
  /** The path of a program that writes the file. */
  program: string;
  workspaceId: string;
  id: string;
}

/** Kills a process that writes a file, once it waits to read from the log. */
export async function killWriter(server: TestServer, { program, workspaceId, id }: Killing): Promise<void> {
  const { database, keyFile } = server;
  const holder = new pg.Client(database.superuserConnection);
  await holder.connect();
  await holder.query("begin; lock table log_entries in access exclusive mode");
  const dataDir = await mkdtemp(join(inject("filesFolder"), "writer-"));
  const options = JSON.stringify({ connection: database.appConnection, keyFile, dataDir, workspaceId, id });
  const child = spawn(process.execPath, [program, options], { stdio: "inherit" });
  onTestFinished(() => void child.kill("SIGKILL"));
  // Other databases of the server have the table under the same number.
  const blocked = () =>
    server.look(`select from pg_locks where not granted and relation = 'log_entries'::regclass
      and database = (select oid from pg_database where datname = current_database())`);
  await expect.poll(blocked, { timeout: 30_000 }).not.toEqual([]);
  child.kill("SIGKILL");
  await once(child, "exit");
  await holder.query("rollback");
  await holder.end();
}
