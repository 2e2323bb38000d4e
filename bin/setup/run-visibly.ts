import { spawn } from "node:child_process";
import { once } from "node:events";
import { root } from "./root.ts";
import { SetupError } from "./setup-error.ts";

export interface Step {
  title: string;
  command: string;
  args: string[];
  /** Added to this process's environment. */
  environment?: Record<string, string>;
  /** Instructions for a failure. */
  remedy: string;
}

/**
 * Runs one long step of the setup, reports every few seconds that it is running, and prints its output if it
 * fails.
 */
export async function runVisibly({ title, command, args, environment, remedy }: Step): Promise<void> {
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 1_000);
  console.log(`${title} ...`);
  const timer = setInterval(() => console.log(`  still at it, ${seconds()} s`), 5_000);
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => {
      output += data;
    });
  }
  try {
    const [code] = await once(child, "close");
    if (code !== 0) throw new SetupError(`${title} failed:\n${lastLines(output)}`, remedy);
    console.log(`  done in ${seconds()} s`);
  } finally {
    clearInterval(timer);
  }
}

function lastLines(output: string) {
  return output.trim().split("\n").slice(-20).join("\n");
}
