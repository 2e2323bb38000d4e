import type { Ctx, WorkspaceRole } from "#platform/server/context.ts";
import { systemCtx } from "#platform/server/create-services.ts";
import { inTransaction } from "#platform/server/db/transaction.ts";
import { callersChannel } from "#platform/server/http/callers-channel.ts";
import type { Services } from "#platform/server/services.ts";
import { agentOf } from "../agent-of.ts";
import { type ClaimedRun, releaseRuns, renewLeases } from "../lease.repository.ts";
import { findStanding } from "../person.repository.ts";
import type { RunRow } from "../run.repository.ts";
import type { HistoryMessage } from "../run-host.ts";
import { wakeRuns } from "../wake-runs.ts";
import { abandonRun } from "./abandon-run.ts";
import { advanceRun } from "./advance-run.ts";
import { cancelChannel, queuedChannel, readersChannel } from "./channels.ts";
import { type ChunkLog, createChunkLog } from "./chunk-log.ts";
import { personInactive } from "./ending-of-stop.ts";
import { isDataError } from "./is-data-error.ts";
import { runLimits } from "./limits.ts";
import { lastStoredSeq, recoverRun } from "./recover-run.ts";
import type { RunWriter } from "./run-writer.ts";
import { RunLostError } from "./store-progress.ts";
import { takeQueuedRuns } from "./take-queued-runs.ts";

const claimLimit = 20;
/** How long a run that was handed back may take to stop here; it touches the database no more after that. */
const letGoMs = 1_000;

/** How often leases are renewed, and queued runs and those whose time has come are looked for. */
export const engineTickMs = 2_000;

export interface EngineOptions {
  isWorker: boolean;
  /** Runs that one server advances at once; the rest waits for another server or its turn. */
  runLimit?: number;
  /** Instead of `engineTickMs`. */
  tickMs?: number;
}

/** What whoever made a run knows of it already: spares a new one to read it on the way to the first word. */
export interface KnownOfRun {
  /** What was said before. */
  history?: HistoryMessage[] | undefined;
  /** As what its person acts. */
  role?: WorkspaceRole;
}

interface Active {
  run: RunRow;
  cancel: AbortController;
  done: Promise<void>;
}

/** Advances runs on this server: takes them by lease, keeps the lease, and lets go of what others took. */
export class RunEngine {
  readonly chunks: ChunkLog;
  readonly #services: Services;
  readonly #active = new Map<string, Active>();
  readonly #isWorker: boolean;
  readonly #runLimit: number;
  readonly #tickMs: number;
  #timer: NodeJS.Timeout | undefined;
  #isStopping = false;
  #lastAnswerMs = performance.now();
  #claiming: Promise<void> = Promise.resolve();
  #off: (() => void)[] = [];

  constructor(services: Services, { isWorker, runLimit = 400, tickMs = engineTickMs }: EngineOptions) {
    this.#services = services;
    this.#isWorker = isWorker;
    this.#runLimit = runLimit;
    this.#tickMs = tickMs;
    this.chunks = createChunkLog(services.servicePool, services.nodeId, services.log);
  }

  /** The name under which new runs are taken at once, or null when this server leaves them to workers. */
  get nodeId(): string | null {
    return this.#isWorker && !this.#isStopping && this.#active.size < this.#runLimit
      ? this.#services.nodeId
      : null;
  }

  start(): void {
    const { broadcast } = this.#services;
    this.#off = [
      broadcast.subscribe(cancelChannel, (id) => this.#active.get(id)?.cancel.abort()),
      broadcast.subscribe(callersChannel, (userId) => void this.#stopInactive(userId)),
      broadcast.subscribe(readersChannel, (id) => this.chunks.announce(id)),
    ];
    if (!this.#isWorker) return;
    this.#off.push(broadcast.subscribe(queuedChannel, () => void this.#claim()));
    this.#timer = setInterval(() => void this.#tick(), this.#tickMs);
    void this.#tick();
  }

  /** Lets running steps go on for `graceMs`, then hands what is left to other workers and stops it here. */
  async stop(graceMs: number): Promise<void> {
    this.#isStopping = true;
    for (const off of this.#off) off();
    await this.#claiming;
    await this.#idle(graceMs);
    clearInterval(this.#timer);
    if (this.#active.size > 0) {
      await this.#asService((db) => releaseRuns(db, this.#services.nodeId)).catch((error) =>
        this.#services.log.warn({ err: error }, "runs could not be handed back; their leases run out"),
      );
    }
    await this.chunks.end();
    await this.#idle(letGoMs);
  }

  /** Resolves when no run is advanced any more, or after `timeoutMs`. */
  async #idle(timeoutMs: number): Promise<void> {
    const over = Promise.allSettled([...this.#active.values()].map(({ done }) => done));
    await Promise.race([over, new Promise((resolve) => setTimeout(resolve, timeoutMs).unref())]);
  }

  /** Throws when the database has not answered this worker lately: it is stuck, or its database is away. */
  requireAlive(): void {
    const silentMs = performance.now() - this.#lastAnswerMs;
    if (silentMs > 5 * this.#tickMs)
      throw new Error(
        `No lease was renewed and no waiting run looked for in ${Math.round(silentMs / 1000)} s.`,
      );
  }

  /** Begins to advance a run that this server holds: one that it claimed, or that its person has just asked for. */
  begin(run: RunRow | ClaimedRun, known: KnownOfRun = {}): void {
    if (this.#active.has(run.id)) return;
    const cancel = new AbortController();
    if (run.cancel_requested_at) cancel.abort();
    const done = this.#advance(run, cancel.signal, known).then((isWaiting) => {
      this.#active.delete(run.id);
      // What it waits for may have come before it was let go of here, where nobody could take it up.
      if (isWaiting && this.#isWorker) void this.#claim();
    });
    this.#active.set(run.id, { run, cancel, done });
  }

  /** True when the run waits; it never rejects. */
  async #advance(run: RunRow | ClaimedRun, cancelled: AbortSignal, known: KnownOfRun): Promise<boolean> {
    const system = systemCtx(this.#services, "runs");
    const begunMs = performance.now();
    let writer: ReturnType<ChunkLog["open"]> | undefined;
    try {
      if (run.crash_count >= runLimits.crashes) {
        await abandonRun(system, run, this.chunks);
        return false;
      }
      const role = known.role ?? (await this.#roleOf(run));
      if (!role) {
        await abandonRun(system, run, this.chunks, "run.person_inactive");
        return false;
      }
      writer = this.chunks.open(run, await lastStoredSeq(system, run));
      if (run.attempt === 1) {
        writer.append({ type: "run-start", runId: run.id, messageId: run.message_id ?? run.id });
      } else {
        await recoverRun(system, run, writer);
        if ("was_queued" in run && run.was_queued) writer.append({ type: "run-resumed" }, true);
      }
      return await advanceRun({
        system,
        person: agentOf(system, run, role),
        run: { ...run },
        writer,
        cancelled,
        history: known.history,
        activeMs: () => run.active_ms + performance.now() - begunMs,
      });
    } catch (error) {
      if (isDataError(error)) await this.#endUnstorable(system, run, writer, error);
      // The journal holds all that was done; the lease runs out and a worker takes the run up from there.
      else if (!(error instanceof RunLostError)) this.#report(system, run, error);
      return false;
    } finally {
      if (writer) this.chunks.close(writer);
    }
  }

  /** As what the person of a run may act; undefined when they may not. */
  async #roleOf(run: RunRow | ClaimedRun) {
    if ("may_act" in run) return run.may_act ? (run.role ?? undefined) : undefined;
    return (await this.#asService((db) => findStanding(db, run)))?.role;
  }

  /** What PostgreSQL refuses once it refuses again: trying anew would only ask and pay the model again. */
  async #endUnstorable(system: Ctx, run: RunRow, writer: RunWriter | undefined, error: unknown) {
    system.log.error({ err: error, run: run.id }, "what a run wrote cannot be stored; it ends");
    await writer?.stored();
    try {
      await abandonRun(system, run, this.chunks, "run.not_storable");
    } catch (failure) {
      if (!(failure instanceof RunLostError)) this.#report(system, run, failure);
    }
  }

  #report(system: Ctx, run: RunRow, error: unknown) {
    system.log.error({ err: error, run: run.id }, "a run could not be advanced; it is tried again");
  }

  /** Stops the runs of a person whose rights have changed where nothing may be done for them any more. */
  async #stopInactive(userId: string): Promise<void> {
    const theirs = [...this.#active.values()].filter(({ run }) => run.user_id === userId);
    try {
      for (const { run, cancel } of theirs) {
        if (!(await this.#asService((db) => findStanding(db, run)))) cancel.abort(personInactive());
      }
    } catch (error) {
      this.#services.log.warn(
        { err: error },
        "whether a person may act could not be asked; the next step asks",
      );
    }
  }

  async #tick(): Promise<void> {
    try {
      await this.#renew();
    } catch (error) {
      this.#services.log.warn({ err: error }, "run leases could not be renewed");
    }
    try {
      await wakeRuns(systemCtx(this.#services, "runs"), claimLimit);
    } catch (error) {
      this.#services.log.warn({ err: error }, "runs whose time has come could not be woken");
    }
    await this.#claim();
  }

  async #renew(): Promise<void> {
    if (this.#active.size === 0) return;
    const ids = [...this.#active.keys()];
    const held = await this.#asService((db) => renewLeases(db, this.#services.nodeId, ids));
    // A worker with no room for more runs is busy, not stuck.
    this.#lastAnswerMs = performance.now();
    for (const { id, isCancelRequested } of held) {
      if (isCancelRequested) this.#active.get(id)?.cancel.abort();
    }
  }

  #claim(): Promise<void> {
    this.#claiming = this.#claimOnce();
    return this.#claiming;
  }

  async #claimOnce(): Promise<void> {
    const room = Math.min(claimLimit, this.#runLimit - this.#active.size);
    if (this.#isStopping || room <= 0) return;
    const { nodeId } = this.#services;
    const ownIds = [...this.#active.keys()];
    try {
      const runs = await this.#asService((db) => takeQueuedRuns(db, nodeId, ownIds, room));
      this.#lastAnswerMs = performance.now();
      for (const run of runs) this.begin(run);
      if (runs.length === claimLimit) void this.#claim();
    } catch (error) {
      this.#services.log.warn({ err: error }, "queued runs could not be claimed");
    }
  }

  #asService<Result>(perform: Parameters<typeof inTransaction<Result>>[3]): Promise<Result> {
    return inTransaction(this.#services.pool, { role: "service_role" }, "write", perform);
  }
}

const engines = new WeakMap<Services, RunEngine>();

export function setEngine(services: Services, engine: RunEngine): void {
  engines.set(services, engine);
}

/** The engine of this server. */
export function engineOf(services: Services): RunEngine {
  const engine = engines.get(services);
  if (!engine) throw new Error("The run engine of this server was not started.");
  return engine;
}
