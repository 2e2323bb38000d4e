import { listUnfinishedRuns } from "#features/runs/server/index.ts";
import { type ToolContext, ToolError } from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { systemCtx } from "#platform/server/create-services.ts";
import type { Services } from "#platform/server/services.ts";
import { type BrowserOptions, mostOfWorkspace } from "./browser-options.ts";
import { type BrowserProcess, startBrowserProcess } from "./browser-process.ts";
import type { Order } from "./host/orders.ts";
import { lost } from "./lost-browser.ts";
import { endSession, openSession } from "./open-session.ts";
import { createRemoteOrders } from "./remote-orders.ts";
import {
  endLost,
  findSession,
  listAbandoned,
  type SessionKey,
  type SessionRow,
  touchSessions,
} from "./session.repository.ts";
import { removeLeftFolders } from "./session-folder.ts";
import { handBackBrowser } from "./take-over-browser.ts";

const lookMs = 10_000;
const usualIdleMs = 15 * 60_000;
/** A person who took over and left keeps the model waiting no longer than this. */
const abandonedMinutes = 10;

/** For whoever runs the server. */
export const chromiumAdvice =
  "Its operator installs the package chromium-headless-shell or chromium (on Debian: apt-get install chromium), or sets CHROMIUM_PATH. Pages are read without it, by read_web_page.";

export interface BrowserSessions {
  readonly options: BrowserOptions;
  /** Carries out an order in the browser of a run, on whichever server it is. Rejects with a ToolError. */
  ask(
    session: Pick<SessionRow, "workspace_id" | "run_id" | "node_id" | "is_open">,
    order: Order,
  ): Promise<unknown>;
  /** The same for a tool call, which finds the session of its run. */
  askOfRun(context: ToolContext, order: Order): Promise<unknown>;
  /** Opens the browser of a run unless it is open. Throws a ToolError, and `browser.too_many`. */
  ensure(context: ToolContext): Promise<void>;
  /**
   * Looks after the sessions of this server: idle ones, those of ended runs, those that are left alone. `atMs` is a time
   * of performance.now().
   */
  look(atMs?: number): Promise<void>;
  stop(): Promise<void>;
}

interface Local {
  key: SessionKey;
  browser: BrowserProcess;
  usedAtMs: number;
}

/** The browsers of this server. */
export function createBrowserSessions(services: Services, options: BrowserOptions): BrowserSessions {
  const locals = new Map<string, Local>();
  const opening = new Map<string, Promise<void>>();
  const { nodeId, servicePool, log } = services;
  const system = () => systemCtx(services, "browser");

  async function carryOut({ runId }: SessionKey, order: Order): Promise<unknown> {
    const local = locals.get(runId);
    if (!local) throw lost();
    if (order.act !== "frame") local.usedAtMs = performance.now();
    return local.browser.ask(order);
  }
  const remote = createRemoteOrders(services, carryOut);

  async function end(local: Local, because: NonNullable<SessionRow["ended_because"]>): Promise<void> {
    if (locals.get(local.key.runId) !== local) return;
    locals.delete(local.key.runId);
    await local.browser.end();
    await endSession(system(), { ...local.key, because });
  }

  async function open(context: ToolContext): Promise<void> {
    const { ctx, runId, conversationId } = context;
    if (!options.chromiumPath) throw notInstalled();
    const isFull = () => locals.size + opening.size > options.sessions;
    // Runs may have ended since the last look.
    if (isFull()) await look();
    if (isFull()) {
      throw new ToolError(
        "browsing.too_many_browsers",
        `All ${options.sessions} browsers of this server are in use. Try again when another run has ended, or read the page with read_web_page.`,
      );
    }
    await openSession(ctx, { runId, conversationId, most: mostOfWorkspace(options.sessions) });
    const key = { workspaceId: userOf(ctx).workspaceId, runId };
    try {
      const browser = await startBrowserProcess({
        chromiumPath: options.chromiumPath,
        allowedOrigins: options.allowedOrigins ?? [],
        limitMegabytes: options.limitMegabytes ?? 1_500,
      });
      if (!browser.isSandboxed)
        log.warn("Chromium has no sandbox here; each browser runs as a user of its own");
      const local = { key, browser, usedAtMs: performance.now() };
      locals.set(runId, local);
      void browser.ended
        .then(() => end(local, "lost"))
        .catch((error) => log.warn({ err: error }, "a browser's end was not noted"));
    } catch (error) {
      await endSession(system(), { ...key, because: "lost" });
      log.warn({ err: error }, "a browser did not start");
      throw error;
    }
  }

  async function look(atMs = performance.now()): Promise<void> {
    if (locals.size === 0) return;
    const runIds = [...locals.keys()];
    await touchSessions(servicePool, nodeId, runIds);
    const unfinished = await listUnfinishedRuns(servicePool, runIds);
    for (const local of [...locals.values()]) {
      const isIdle = atMs - local.usedAtMs > (options.idleMs ?? usualIdleMs);
      if (!unfinished.has(local.key.runId)) await end(local, "run");
      else if (isIdle) await end(local, "idle");
    }
    for (const id of await listAbandoned(servicePool, nodeId, abandonedMinutes))
      await handBackBrowser(system(), { id });
  }

  void Promise.all([removeLeftFolders(), endLost(servicePool)]).catch((error) =>
    log.warn({ err: error }, "old browsers were not removed"),
  );
  const timer = setInterval(() => {
    look().catch((error) => log.warn({ err: error }, "browsers were not looked after"));
  }, lookMs);
  timer.unref();

  const sessions: BrowserSessions = {
    options,
    look,
    async ask({ workspace_id: workspaceId, run_id: runId, node_id: holder, is_open }, order) {
      if (!is_open) throw lost();
      const key = { workspaceId, runId };
      return holder === nodeId ? carryOut(key, order) : remote.ask({ ...key, nodeId: holder }, order);
    },
    async askOfRun(context, order) {
      const row = await sessionOfRun(context.ctx, context.runId);
      if (!row) throw notOpened();
      return sessions.ask(row, order);
    },
    async ensure(context) {
      const { runId } = context;
      const row = await sessionOfRun(context.ctx, runId);
      if (row?.is_open && (row.node_id !== nodeId || locals.has(runId))) return;
      const known = opening.get(runId);
      if (known) return known;
      const begun = Promise.withResolvers<void>();
      opening.set(runId, begun.promise);
      begun.promise.catch(() => undefined);
      open(context)
        .then(begun.resolve, begun.reject)
        .finally(() => opening.delete(runId));
      return begun.promise;
    },
    async stop() {
      clearInterval(timer);
      remote.stop();
      await Promise.all([...locals.values()].map((local) => end(local, "server")));
    },
  };
  return sessions;
}

/** The session of a run, as far as the caller may see it. */
export function sessionOfRun(ctx: Ctx, runId: string): Promise<SessionRow | undefined> {
  return query(ctx, ({ db }) => findSession(db, runId));
}

function notInstalled(): ToolError {
  return new ToolError("browsing.no_browser", `This server has no browser. ${chromiumAdvice}`);
}

function notOpened(): ToolError {
  return new ToolError(
    "browsing.not_opened",
    "No page is open in the browser. Open one with browser_open first.",
  );
}

const known = new WeakMap<Services, BrowserSessions>();

/** Makes the browsers known to the routes of this server. */
export function provideSessions(services: Services, sessions: BrowserSessions): void {
  known.set(services, sessions);
}

/** Undefined on a server without a browser. */
export function sessionsOf(services: Services): BrowserSessions | undefined {
  return known.get(services);
}
