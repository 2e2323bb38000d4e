import { type ChildProcess, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { NamelessFile } from "#platform/server/nameless-file.ts";
import { Outcome } from "./read-text.ts";

export interface ReadLimits {
  timeoutMs: number;
  /** Of JavaScript objects. */
  heapMegabytes: number;
  /** Of the whole process, where the system says it (Linux). */
  residentMegabytes: number;
}

export const readLimits: ReadLimits = { timeoutMs: 60_000, heapMegabytes: 512, residentMegabytes: 1_024 };

const watchMs = 100;
const child = fileURLToPath(new URL("./read-file.child.ts", import.meta.url));

/**
 * Reads a file in a process of its own, without the environment, and without rights to write files or to start
 * processes. It is killed at the limits. Throws the abort reason of `signal`; everything else is an outcome.
 */
export async function readInChild(
  { content, name }: { content: Pick<NamelessFile, "fd">; name: string },
  signal: AbortSignal,
  limits: ReadLimits = readLimits,
): Promise<Outcome> {
  signal.throwIfAborted();
  const reader = fork(child, {
    execArgv: [
      `--max-old-space-size=${limits.heapMegabytes}`,
      "--permission",
      "--allow-fs-read=*",
      "--disable-warning=ExperimentalWarning",
    ],
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc", content.fd],
    serialization: "advanced",
  });
  const leave = () => reader.kill("SIGKILL");
  signal.addEventListener("abort", leave, { once: true });
  try {
    const outcome = await outcomeOf(reader, { name }, limits);
    signal.throwIfAborted();
    return outcome;
  } finally {
    signal.removeEventListener("abort", leave);
    reader.kill("SIGKILL");
  }
}

function outcomeOf(reader: ChildProcess, order: object, limits: ReadLimits): Promise<Outcome> {
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      clearTimeout(deadline);
      clearInterval(watch);
      reader.kill("SIGKILL");
      resolve(outcome);
    };
    const deadline = setTimeout(() => end({ problem: "takes_too_long" }), limits.timeoutMs);
    const watch = setInterval(async () => {
      if ((await residentMegabytes(reader)) > limits.residentMegabytes)
        end({ problem: "needs_too_much_memory" });
    }, watchMs);
    // The message comes from a process that a hostile file may have taken over.
    reader.once("message", (message) => {
      const outcome = Outcome.safeParse(message);
      end(outcome.success ? outcome.data : { problem: "damaged" });
    });
    reader.once("error", () => end({ problem: "damaged" }));
    // V8 aborts the process when its heap is full.
    reader.once("exit", (_code, by) =>
      end({ problem: by === "SIGABRT" || by === "SIGTRAP" ? "needs_too_much_memory" : "damaged" }),
    );
    reader.send(order, () => undefined);
  });
}

const bytesPerPage = 4_096;

/** Zero where it is not known. */
async function residentMegabytes({ pid }: ChildProcess): Promise<number> {
  const text = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
  return (Number(text.split(" ")[1] ?? 0) * bytesPerPage) / 1_000_000;
}
