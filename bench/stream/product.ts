import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

const root = resolve(import.meta.dirname, "../..");

export interface RunningProgram {
  pid: number;
  url: string;
  stop(): Promise<void>;
}

/** Starts a program of the checkout and waits for its line `ready <url>`. */
export async function startProgram(args: string[], env: Record<string, string>): Promise<RunningProgram> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith("ready ")) continue;
    child.stdout.resume();
    return {
      pid: child.pid ?? 0,
      url: line.slice("ready ".length).trim(),
      async stop() {
        const exit = once(child, "exit");
        child.kill("SIGTERM");
        await exit;
      },
    };
  }
  throw new Error(`${args.join(" ")} ended before it was ready`);
}

/** Connects the scripted model server as the default model, as an admin would. */
export function connectModel(dataDir: string, modelUrl: string): void {
  const admin = (...args: string[]) =>
    execFileSync(process.execPath, ["bin/run.ts", "bin/admin.ts", "models", ...args], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, BENCH_MODEL_KEY: "test-key" },
      stdio: ["ignore", "pipe", "inherit"],
    });
  admin(
    "add",
    "--kind",
    "openai_compatible",
    "--name",
    "Bench",
    "--url",
    modelUrl,
    "--key-env",
    "BENCH_MODEL_KEY",
    "--model",
    "scripted",
  );
  admin("enable", "Bench/scripted");
}

/** Signs up people. Returns their access tokens. */
export async function signUpPeople(url: string, count: number): Promise<string[]> {
  const { publishableKey } = (await (await fetch(`${url}/api/v1/config`)).json()) as {
    publishableKey: string;
  };
  const tokens: string[] = [];
  for (let index = 0; index < count; index++) {
    const reply = await fetch(`${url}/auth/v1/signup`, {
      method: "POST",
      headers: { apikey: publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ email: `bench-${randomUUID()}@example.com`, password: randomUUID() }),
    });
    if (!reply.ok) throw new Error(`Sign-up failed: ${reply.status} ${await reply.text()}`);
    tokens.push(((await reply.json()) as { access_token: string }).access_token);
  }
  return tokens;
}
