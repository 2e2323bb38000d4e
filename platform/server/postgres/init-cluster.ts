import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { StartError } from "../config/start-error.ts";
import { changeOwner } from "./change-owner.ts";
import type { Placement } from "./placement.ts";
import { postgresEnvironment } from "./postgres-environment.ts";
import { databaseNames } from "./roles.ts";
import { findNobody, type SystemUser } from "./system-user.ts";

const run = promisify(execFile);

// One statement per line, because a single-user PostgreSQL reads them so. createrole_self_grant lets the
// owner become the roles it creates, because it grants the three API roles to the server's login role.
const firstStatements = [
  `create role ${databaseNames.owner} login createrole noinherit`,
  `alter role ${databaseNames.owner} set createrole_self_grant = 'set, inherit'`,
  `create role ${databaseNames.app} login noinherit`,
  `create database ${databaseNames.database} owner ${databaseNames.owner}`,
  `revoke connect on database ${databaseNames.database} from public`,
  `grant connect on database ${databaseNames.database} to ${databaseNames.app}`,
];

/**
 * Creates a cluster with both login roles and the database, unless it exists. An interrupted start leaves
 * none.
 */
export async function initCluster(placement: Placement): Promise<void> {
  const { clusterDir, user } = placement;
  if (existsSync(clusterDir)) return;

  const draft = `${clusterDir}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  const builder = user && (findNobody() ?? user);
  if (builder) await chown(draft, builder.uid, builder.gid);
  try {
    await fill(placement, draft, builder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw explain(error as Error & { stderr?: string });
  }
  if (user) await changeOwner(draft, user);
  await rename(draft, clusterDir);
}

async function fill({ binaries }: Placement, draft: string, builder: SystemUser | undefined) {
  const options = { ...builder, cwd: "/", env: postgresEnvironment };
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  await run(
    join(binaries, "bin/initdb"),
    ["-D", draft, "-U", databaseNames.superuser, ...locale, "--auth=trust", "--no-instructions"],
    options,
  );
  // The socket is the only entrance, and its folder is closed to others.
  await writeFile(join(draft, "pg_hba.conf"), "local all all trust\n");

  const child = spawn(join(binaries, "bin/postgres"), ["--single", "-D", draft, "postgres"], {
    ...options,
    stdio: ["pipe", "ignore", "pipe"],
  });
  let stderr = "";
  child.stderr.on("data", (data) => {
    stderr += data;
  });
  child.stdin.end(`${firstStatements.join("\n")}\n`);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.on("error", reject);
  child.on("close", (code) => {
    if (code === 0 && !stderr.includes("ERROR:")) resolve();
    else reject(Object.assign(new Error("The roles could not be made."), { stderr }));
  });
  await promise;
}

function explain(error: Error & { stderr?: string }) {
  const reason = error.stderr?.match(/(?:error|FATAL|ERROR): *(.+)/)?.[1] ?? error.message;
  if (/No space left|quota/i.test(reason)) {
    return new StartError("The disk of the data folder is full.", "Free some space, or set DATA_DIR.", {
      cause: error,
    });
  }
  return new StartError(
    `The embedded database could not be made: ${reason}`,
    "Correct that, or set DATABASE_URL to a PostgreSQL 15 or newer.",
    { cause: error },
  );
}
