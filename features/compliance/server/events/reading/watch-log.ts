import { authorize } from "#platform/server/access/authorize.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { Logger } from "#platform/server/log.ts";
import type { Services } from "#platform/server/services.ts";
import type { LogScope } from "../../../contract/index.ts";
import { readingRules } from "../event.access.ts";
import { announceNewest, findNewest } from "../live.repository.ts";
import { workspaceOf } from "../log-scopes.ts";

interface Watch {
  scope: LogScope;
  /** Of the events. */
  logId: string;
  person: { userId: string; workspaceId: string };
  untilMs: number;
  /** The newest number that the person was told. */
  told: number | undefined;
}

const watchedForMs = 60_000;
const everyMs = 1_000;
const mostWatches = 500;

const watches = new WeakMap<Services, LogWatches>();

/**
 * Announces new events of a log to the caller for the next minute, at most once a second. An open page asks
 * again; a log that nobody looks at costs nothing.
 */
export function watchLog(ctx: Ctx, scope: LogScope): void {
  authorize(ctx, readingRules[scope]);
  const { userId, workspaceId } = userOf(ctx);
  const known = watches.get(ctx.services) ?? new LogWatches(ctx.services, ctx.log);
  watches.set(ctx.services, known);
  known.keep({ scope, logId: workspaceOf(ctx, scope), person: { userId, workspaceId } });
}

/** Ends all watches of a server that stops. */
export function stopWatching(services: Services): void {
  watches.get(services)?.stop();
  watches.delete(services);
}

class LogWatches {
  readonly #services: Services;
  readonly #log: Logger;
  readonly #kept = new Map<string, Watch>();
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;

  constructor(services: Services, log: Logger) {
    this.#services = services;
    this.#log = log;
  }

  keep(watch: Pick<Watch, "scope" | "logId" | "person">): void {
    const name = `${watch.person.userId} ${watch.person.workspaceId} ${watch.scope}`;
    const told = this.#kept.get(name)?.told;
    this.#kept.delete(name);
    this.#kept.set(name, { ...watch, told, untilMs: Date.now() + watchedForMs });
    if (this.#kept.size > mostWatches) this.#kept.delete(this.#kept.keys().next().value ?? "");
    this.#timer ??= setInterval(() => void this.#look(), everyMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#kept.clear();
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      for (const [name, watch] of this.#kept) {
        if (watch.untilMs < Date.now()) this.#kept.delete(name);
        else await this.#tell(watch);
      }
      if (this.#kept.size === 0) this.stop();
    } catch (error) {
      this.#log.debug({ err: error }, "new events of a log could not be announced");
    } finally {
      this.#isLooking = false;
    }
  }

  async #tell(watch: Watch): Promise<void> {
    const { servicePool } = this.#services;
    const { scope, logId, person } = watch;
    const newest = await findNewest(servicePool, logId, scope === "own" ? person.userId : undefined);
    // The first time too: something may have come between the page and its watch.
    const isNew = newest !== watch.told;
    watch.told = newest;
    if (isNew) await announceNewest(servicePool, person, { scope, newest });
  }
}
