import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

export interface LaunchedServer {
  url: string;
  readyMs: number;
  /** The topmost process: npm. */
  processId: number;
  stop(): Promise<void>;
}

/** Runs `npm start` as a person would and waits for its last line. */
export async function launch(dataDir: string): Promise<LaunchedServer> {
  const startedAt = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: resolve(import.meta.dirname, "../.."),
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "silent" },
  });
  let errors = "";
  child.stderr.on("data", (data) => {
    errors += data;
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith("ready ")) continue;
    child.stdout.resume();
    return {
      url: line.slice("ready ".length),
      readyMs: performance.now() - startedAt,
      processId: child.pid ?? 0,
      async stop() {
        const exit = once(child, "exit");
        child.kill("SIGTERM");
        await exit;
      },
    };
  }
  throw new Error(`It ended before it was ready:\n${errors}`);
}
