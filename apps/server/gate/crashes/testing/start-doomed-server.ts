import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import type { CountingServer } from "./counting-server.ts";
import type { Death } from "./crash-cases.ts";

/** A server that is loaded and does nothing yet. */
export interface LoadedServer {
  begin(): Promise<DoomedServer>;
  kill(): Promise<void>;
}

export interface DoomedServer {
  url: string;
  isDead(): boolean;
  /** From now on it dies at this point. */
  arm(death: Death): Promise<void>;
  kill(): Promise<void>;
  /** Ends it as a deployment does, by SIGTERM. Resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** Loads a whole server in a process of its own, on the database of `server`. */
export async function loadDoomedServer(
  program: string,
  { database, keyFile }: TestServer,
  counting: CountingServer,
  more: { worksJobs?: boolean } = {},
): Promise<LoadedServer> {
  const connection = database.appConnection;
  const settings = { connection, keyFile, dataDir: dirname(keyFile), countingUrl: counting.url, ...more };
  const child = spawn(process.execPath, [program, JSON.stringify(settings)], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, NODE_COMPILE_CACHE: join(dirname(program), "compiled") },
  });
  const exited = once(child, "exit");
  const ended = exited.then(() => Promise.reject(new Error("The server ended before it was ready.")));
  const told = () => Promise.race([once(child, "message"), ended]);
  await told();
  ended.catch(() => undefined);
  const kill = async () => {
    child.kill("SIGKILL");
    await exited;
  };
  return {
    kill,
    async begin() {
      child.send("begin");
      const [url] = await told();
      return {
        ...{ url, kill },
        async stop() {
          child.kill("SIGTERM");
          await exited;
          return child.exitCode;
        },
        isDead: () => child.signalCode !== null || child.exitCode !== null,
        async arm(death) {
          if (death.point === "tool_call.during_effect") void counting.holdNext().then(kill);
          child.send(death);
          await told();
        },
      };
    },
  };
}
