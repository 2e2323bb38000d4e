import { isDeepStrictEqual } from "node:util";
import type { Module } from "../module.ts";
import { createTestServer, type TestServer } from "./create-test-server.ts";

export interface SharedServerOptions {
  modules: Module[] | (() => Module[]);
  /** What it is made of, when `modules` makes something anew at each call; the modules themselves unless told. */
  composition?: readonly unknown[];
  isWorker?: boolean;
  listen?: boolean;
  /** What the first one who asks does to it, for all. */
  prepare?: (server: TestServer) => Promise<void>;
  /** Its clock, until it is disposed of. */
  now?: (() => Date) | undefined;
}

interface SharedServer {
  composition: readonly unknown[];
  server: Promise<TestServer>;
  now: () => Date;
  holders: number;
}

/** A process keeps so many; the one that nobody has wanted for the longest time ends first. */
const keptAtMost = 4;

let kept: SharedServer[] = [];

/**
 * The running server of a composition: every test file of this process that asks for the same modules and options gets
 * the same one, with its database and everything that earlier files left in it. A test brings people and workspaces of
 * its own and asserts on those alone. Limits are counted anew for each file. To dispose of it gives it back; it ends
 * with the process. Whoever wants another clock than a holder at the same time gets a server of their own.
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
  // Waited for below, after others were ended.
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

/** Modules are the same when they are the same objects; what is plain, when it says the same. */
function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return (
    one.length === other.length &&
    one.every(
      (part, index) => part === other[index] || (isPlain(part) && isDeepStrictEqual(part, other[index])),
    )
  );
}

/** Whether a value holds nothing but data. */
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
