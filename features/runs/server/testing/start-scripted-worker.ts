import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, resolve } from "node:path";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";

const program = resolve(import.meta.dirname, "scripted-worker.ts");

export interface ScriptedWorker {
  /** Kills the process like kill -9. Nothing of it runs once this resolves. */
  kill(): Promise<void>;
}

/** Starts a worker of scripted runs in its own process, on the database of `server`. */
export async function startScriptedWorker({ database, keyFile }: TestServer): Promise<ScriptedWorker> {
  const connection = database.appConnection;
  const settings = JSON.stringify({ connection, keyFile, dataDir: dirname(keyFile) });
  const child = spawn(process.execPath, [program, settings], { stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  const ended = exited.then(() => Promise.reject(new Error("The worker ended before it was ready.")));
  await Promise.race([once(child.stdout, "data"), ended]);
  ended.catch(() => undefined);
  return {
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
  };
}
