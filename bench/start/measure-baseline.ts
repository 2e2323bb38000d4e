import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { startPostgres } from "#platform/server/postgres/start-postgres.ts";
import { treeMemory } from "./tree-memory.ts";

const bareServer = `require("node:http").createServer((_, reply) => reply.end()).listen(0, () => console.log("up"))`;

/** A Node process that serves nothing and an unused PostgreSQL: the lower bound of any such server. */
export async function measureBaseline(dataDir: string, idleMs: number) {
  const startedAt = performance.now();
  const node = spawn(process.execPath, ["-e", bareServer], { stdio: ["ignore", "pipe", "inherit"] });
  const [postgres] = await Promise.all([
    startPostgres({ dataDir: dataDir, log: { warn() {}, error() {} } }),
    once(node.stdout, "data"),
  ]);
  const readyMs = performance.now() - startedAt;
  await sleep(idleMs);
  const memories = await Promise.all([treeMemory(node.pid ?? 0), treeMemory(postgres.processId() ?? 0)]);
  node.kill();
  await postgres.stop();
  return { readyMs, memory: memories.reduce((sum, { total }) => sum + total, 0) };
}
