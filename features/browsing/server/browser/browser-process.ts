import { type ChildProcess, fork } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { ToolError } from "#features/tools/server/index.ts";
import { HostMessage, type HostStart, type Order } from "./host/orders.ts";
import { lost, lostDuring } from "./lost-browser.ts";
import { killAll, processTree, residentMegabytes } from "./process-tree.ts";
import { makeSessionFolder, removeSessionFolder } from "./session-folder.ts";

const program = fileURLToPath(new URL("./host/browser-host.child.ts", import.meta.url));
const startTimeoutMs = 45_000;
/** Longer than any act may take inside. */
const orderTimeoutMs = 60_000;
const watchMs = 1_000;

export interface BrowserProcess {
  /** Carries out one order. Rejects with a ToolError; after a timeout the process is gone. */
  ask(order: Order): Promise<unknown>;
  /** Ends everything that belongs to it. Idempotent. */
  end(): Promise<void>;
  /** Settles when it has ended by itself or by `end`. */
  readonly ended: Promise<void>;
  readonly pid: number;
  /** Whether Chromium runs in its own sandbox. Otherwise it has the rights of a user of its own alone. */
  readonly isSandboxed: boolean;
}

export interface ProcessOptions extends Pick<HostStart, "chromiumPath" | "allowedOrigins"> {
  /** Of the whole tree of processes. */
  limitMegabytes: number;
}

/** Starts a browser in a process of its own. Throws a ToolError when it does not come up. */
export async function startBrowserProcess(options: ProcessOptions): Promise<BrowserProcess> {
  const { folder, work, uid } = await makeSessionFolder();
  const child = fork(program, {
    execArgv: ["--max-old-space-size=256", "--disable-warning=ExperimentalWarning"],
    env: { HOME: work, TMPDIR: work, PATH: "/usr/bin:/bin", ...compileCache() },
    cwd: work,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  });
  const pending = new Map<number, PendingOrder>();
  const ready = Promise.withResolvers<{ isSandboxed: boolean }>();
  const ended = Promise.withResolvers<void>();
  let nextId = 1;
  let isEnding = false;
  let known: number[] = [];

  const end = async () => {
    if (isEnding) return ended.promise;
    isEnding = true;
    clearInterval(watch);
    if (child.pid) known = [...new Set([...known, ...processTree(child.pid)])];
    child.kill("SIGKILL");
    killAll(known);
    for (const { order, reject } of pending.values()) reject(lostDuring(order));
    pending.clear();
    ready.reject(lost());
    await removeSessionFolder(folder);
    ended.resolve();
  };
  const watch = setInterval(() => {
    if (!child.pid || isEnding) return;
    known = processTree(child.pid);
    if (residentMegabytes(known) > options.limitMegabytes) void end();
  }, watchMs);
  watch.unref();
  ready.promise.catch(() => undefined);
  child.on("error", () => void end());
  child.on("exit", () => void end());
  child.on("message", (raw) => {
    const { success, data } = HostMessage.safeParse(raw);
    if (!success) return void end();
    settle(data, pending, ready);
  });

  let isSandboxed = false;
  const timer = setTimeout(() => void end(), startTimeoutMs);
  try {
    const { chromiumPath, allowedOrigins } = options;
    send(child, { chromiumPath, folder: work, allowedOrigins, uid } satisfies HostStart);
    isSandboxed = (await ready.promise).isSandboxed;
  } catch (error) {
    await end();
    throw error;
  } finally {
    clearTimeout(timer);
  }
  return {
    pid: child.pid ?? 0,
    isSandboxed,
    ended: ended.promise,
    end,
    async ask(order) {
      if (isEnding) throw lost();
      const id = nextId++;
      const answer = { order, ...Promise.withResolvers<unknown>() };
      pending.set(id, answer);
      send(child, { id, order });
      // A page that hangs its browser loses it.
      const late = setTimeout(() => void end(), orderTimeoutMs);
      try {
        return await answer.promise;
      } finally {
        clearTimeout(late);
        pending.delete(id);
      }
    },
  };
}

/** What drives a browser is compiled once for all of them. One with a user of its own cannot change it once it has pages. */
function compileCache(): { NODE_COMPILE_CACHE?: string } {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}

interface PendingOrder extends PromiseWithResolvers<unknown> {
  order: Order;
}

function settle(
  message: HostMessage,
  pending: Map<number, PendingOrder>,
  ready: PromiseWithResolvers<{ isSandboxed: boolean }>,
): void {
  switch (message.type) {
    case "ready":
      ready.resolve({ isSandboxed: message.isSandboxed });
      return;
    case "failed":
      ready.reject(notStarted(message.code));
      return;
    case "reply":
      pending.get(message.id)?.resolve(message.value);
      return;
    case "error":
      pending.get(message.id)?.reject(new ToolError(`browsing.${message.code}`, message.message));
  }
}

function send(child: ChildProcess, message: object): void {
  child.send(message, () => undefined);
}

function notStarted(code: string): ToolError {
  return code === "no_sandbox"
    ? new ToolError(
        "browsing.no_sandbox",
        "The browser was not started: this machine gives Chromium no sandbox. Its operator must allow user namespaces, or run the server as root, which gives up its rights for the browser.",
      )
    : new ToolError("browsing.not_started", "The browser could not be started on this server.");
}
