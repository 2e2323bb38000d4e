import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { inject, onTestFinished } from "vitest";
import { buildServer } from "../../../bin/setup/build-server.ts";

export interface LaunchedServer {
  url: string;
  process: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** The part written to standard error. */
  errors(): string;
  /** Sends a signal and waits for the end. Returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const root = resolve(import.meta.dirname, "../../..");

/** A data folder that an unprivileged PostgreSQL can enter, in memory where there is room. Deleted after the test. */
export function newDataFolder(): string {
  const top = mkdtempSync(join(inject("filesFolder"), "start-"));
  chmodSync(top, 0o755);
  onTestFinished(() => rmSync(top, { recursive: true, force: true, maxRetries: 5 }));
  return join(top, "data");
}

let used: Promise<string> | undefined;

/** A data folder as a first start leaves it. A first start takes four times as long as the others. */
export async function usedDataFolder(): Promise<string> {
  used ??= firstStartOnce();
  const folder = newDataFolder();
  // With owners and rights: the database belongs to a user without rights.
  await promisify(execFile)("cp", ["-a", await used, folder]);
  return folder;
}

async function firstStartOnce(): Promise<string> {
  const top = mkdtempSync(join(inject("filesFolder"), "used-"));
  chmodSync(top, 0o755);
  const folder = join(top, "data");
  const server = await launch({ DATA_DIR: folder });
  await server.end("SIGTERM");
  return folder;
}

/** Runs the server as one file. */
const built = join(root, "bin/dev/built-server.ts");
/** Runs it from its sources, one module each. */
export const fromSources: string = join(root, "bin/dev/server.ts");

/** Starts the server as a process and waits for its last line. */
export async function launch(settings: Record<string, string>, program = built): Promise<LaunchedServer> {
  if (program === built) await buildServer();
  const { child, output, errors } = run(settings, program);
  const { promise, resolve: ready, reject } = Promise.withResolvers<string>();
  child.stdout?.on("data", () => {
    const url = output().match(/^ready (.+)$/m)?.[1];
    if (url) ready(url);
  });
  child.once("exit", () => reject(new Error(`It ended:\n${output()}`)));
  return {
    url: await promise,
    process: child,
    output,
    errors,
    async end(signal) {
      const exit = child.exitCode === null && child.signalCode === null ? once(child, "exit") : undefined;
      child.kill(signal);
      await exit;
      return child.exitCode;
    },
  };
}

/** Starts a server that must fail. Returns its exit code and output. */
export async function launchInVain(settings: Record<string, string>) {
  await buildServer();
  const { child, output } = run(settings, built);
  await once(child, "close");
  return { code: child.exitCode, output: output() };
}

function run(settings: Record<string, string>, program: string) {
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  const args = ["--disable-warning=ExperimentalWarning", program];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH, NODE_COMPILE_CACHE, PORT: "0", LOG_LEVEL: "warn", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let text = "";
  let errors = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => {
      text += data;
    });
  }
  child.stderr.on("data", (data) => {
    errors += data;
  });
  return { child, output: () => text, errors: () => errors };
}
