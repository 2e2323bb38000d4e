import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const patiently = { timeout: 60_000 };
const program = fileURLToPath(new URL("./testing/run-forever.ts", import.meta.url));

const childOf = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ")[0]);

/** Whether the process runs. One that ended and was not collected yet does not. */
function isAlive(pid: number): boolean {
  return existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
}

/** What it has computed, in hundredths of a second. */
const ticksOf = (pid: number) => Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(" ")[13]);

it.runIf(process.platform === "linux")(
  "a server that is killed leaves no script behind",
  async () => {
    const server = spawn(process.execPath, [program], { stdio: "ignore" });
    const { pid = 0 } = server;
    await expect.poll(() => childOf(pid), patiently).toBeGreaterThan(0);
    const script = childOf(pid);
    // It has computed for longer than a start takes, so the loop is running.
    await expect.poll(() => ticksOf(script), patiently).toBeGreaterThan(100);
    server.kill("SIGKILL");
    await expect.poll(() => isAlive(script), patiently).toBe(false);
  },
  180_000,
);
