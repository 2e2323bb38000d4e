import { fork } from "node:child_process";
import { readFile } from "node:fs/promises";

export interface ChildLimits {
  timeoutMs: number;
  /** Of JavaScript objects. */
  heapMegabytes: number;
  /** Of the whole process, where the system says it (Linux). */
  residentMegabytes: number;
}

/** What came of the child: its one message, or what ended it. */
export type ChildEnd = { by: "message"; message: unknown } | { by: "time" | "memory" | "death" };

export interface ChildWork {
  /** Path of the program. */
  program: string;
  /** Sent to it as a message. */
  order: object;
  limits: ChildLimits;
  /** An open file that it inherits as its file 4. */
  fd?: number;
  /** What it may read, as absolute paths of files and folders. Default: everything. */
  readable?: readonly string[];
  /** Whether it may start threads. */
  mayThread?: boolean;
}

const watchMs = 100;

/**
 * Runs a program in a process of its own, without the environment, and without rights to write files or to
 * start processes. It answers with one message, and is killed then or at a limit. The message may come from a
 * program that was taken over, so it is input. Throws the abort reason of `signal`.
 */
export async function askConfinedChild(work: ChildWork, signal: AbortSignal): Promise<ChildEnd> {
  signal.throwIfAborted();
  const { program, order, limits, fd, readable = ["*"], mayThread } = work;
  const child = fork(program, {
    execArgv: [
      `--max-old-space-size=${limits.heapMegabytes}`,
      "--permission",
      ...readable.map((path) => `--allow-fs-read=${path}`),
      ...(mayThread ? ["--allow-worker"] : []),
      "--disable-warning=ExperimentalWarning",
    ],
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc", ...(fd === undefined ? [] : [fd])],
    serialization: "advanced",
  });
  const leave = () => child.kill("SIGKILL");
  signal.addEventListener("abort", leave, { once: true });
  try {
    const end = await endOf(child, order, limits);
    signal.throwIfAborted();
    return end;
  } finally {
    signal.removeEventListener("abort", leave);
    child.kill("SIGKILL");
  }
}

interface Watched {
  pid?: number | undefined;
  once(event: string, listener: (...values: unknown[]) => void): unknown;
  send(order: object, done: () => void): boolean;
  kill(signal: "SIGKILL"): boolean;
}

/** What ends the child first. Its last words can come after the news of its exit, and never after its close. */
export function endOf(child: Watched, order: object, limits: ChildLimits): Promise<ChildEnd> {
  return new Promise((resolve) => {
    const end = (what: ChildEnd) => {
      clearTimeout(deadline);
      clearInterval(watch);
      child.kill("SIGKILL");
      resolve(what);
    };
    const deadline = setTimeout(() => end({ by: "time" }), limits.timeoutMs);
    const watch = setInterval(async () => {
      if ((await residentMegabytes(child)) > limits.residentMegabytes) end({ by: "memory" });
    }, watchMs);
    child.once("message", (message) => end({ by: "message", message }));
    child.once("error", () => end({ by: "death" }));
    // V8 aborts the process when its heap is full.
    child.once("close", (_code, by) =>
      end({ by: by === "SIGABRT" || by === "SIGTRAP" ? "memory" : "death" }),
    );
    child.send(order, () => undefined);
  });
}

const bytesPerPage = 4_096;

/** Zero where it is not known. */
async function residentMegabytes({ pid }: Watched): Promise<number> {
  const text = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
  return (Number(text.split(" ")[1] ?? 0) * bytesPerPage) / 1_000_000;
}
