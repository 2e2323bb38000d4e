import { isDeepStrictEqual } from "node:util";
import type { Module } from "../module.ts";
import { createTestServer, type TestServer } from "./create-test-server.ts";

export interface SharedServerOptions {
  modules: Module[] | (() => Module[]);
  /**
   * What identifies the composition when `modules` creates new objects at each call. Default: the modules.
   */
  composition?: readonly unknown[];
  isWorker?: boolean;
  listen?: boolean;
  /** Prepares a new server. Runs once for all its users. */
  prepare?: (server: TestServer) => Promise<void>;
  /** The clock, until disposal. */
  now?: (() => Date) | undefined;
}

interface SharedServer {
  composition: readonly unknown[];
  server: Promise<TestServer>;
  now: () => Date;
  holders: number;
}

/** Servers kept per process. The least recently used one is stopped first. */
const keptAtMost = 4;

let kept: SharedServer[] = [];

/**
 * A running server shared by all test files of this process with the same modules and options, including its
 * database and everything earlier files left in it. A test brings its own people and workspaces and asserts
 * on those alone. Rate limits start anew for each file. Disposal only releases it; it stops with the process.
 * A caller that wants another clock than a concurrent holder gets a separate server.
 */
export async function sharedTestServer(options: SharedServerOptions): Promise<TestServer> {
  const { now, modules, isWorker, listen } = options;
  const composition = [...(options.composition ?? [modules].flat()), { isWorker, listen }];
  const found = kept.find((entry) => isSame(entry.composition, composition));
  if (found && found.holders > 0 && found.now !== (now ?? realNow)) return start(options, now ?? realNow);

  const shared: SharedServer = found ?? {
    composition,
    holders: 0,
    now: realNow,
    server: start(options, () => shared.now()),
  };
  // Awaited below, after other servers have stopped.
  shared.server.catch(() => undefined);
  shared.now = now ?? realNow;
  shared.holders += 1;
  kept = [...kept.filter((entry) => entry !== shared), shared];
  await endUnwanted();
  const server = await shared.server.catch((error: unknown) => {
    kept = kept.filter((entry) => entry !== shared);
    throw error;
  });
  await server.look("delete from rate_limits");
  return {
    ...server,
    async [Symbol.asyncDispose]() {
      shared.holders -= 1;
      if (shared.holders === 0) shared.now = realNow;
    },
  };
}

const realNow = () => new Date();

async function start(options: SharedServerOptions, now: () => Date): Promise<TestServer> {
  const { modules, prepare, isWorker, listen } = options;
  const server = await createTestServer({
    modules: typeof modules === "function" ? modules() : modules,
    ...(isWorker === undefined ? {} : { isWorker }),
    ...(listen === undefined ? {} : { listen }),
    now,
  });
  await prepare?.(server);
  return server;
}

/** Modules are equal when they are the same objects. Plain data is compared by value. */
function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return (
    one.length === other.length &&
    one.every(
      (part, index) => part === other[index] || (isPlain(part) && isDeepStrictEqual(part, other[index])),
    )
  );
}

/** Whether a value is plain data. */
export function isPlain(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return typeof value !== "function";
  const isData = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isData && Object.values(value).every(isPlain);
}

async function endUnwanted(): Promise<void> {
  const unwanted = kept
    .filter(({ holders }) => holders === 0)
    .slice(0, Math.max(0, kept.length - keptAtMost));
  kept = kept.filter((entry) => !unwanted.includes(entry));
  for (const { server } of unwanted) await (await server)[Symbol.asyncDispose]();
}
