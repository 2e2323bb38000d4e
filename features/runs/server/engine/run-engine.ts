import { crashPoint } from "#features/tools/server/index.ts";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import { sharesChannel } from "#platform/server/access/shares-channel.ts";
import type { Ctx } from "#platform/server/context.ts";
import { systemCtx } from "#platform/server/create-services.ts";
import { inServiceTransaction } from "#platform/server/db/transaction.ts";
import { callersChannel } from "#platform/server/http/callers-channel.ts";
import type { Services } from "#platform/server/services.ts";
import { agentOf } from "../agent-of.ts";
import { type ClaimedRun, releaseRuns, renewLeases } from "../lease.repository.ts";
import { findCurrentRoleNow } from "../person.repository.ts";
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
import { stopUnallowed } from "./stop-unallowed.ts";
import { RunLostError } from "./store-progress.ts";
import { takeQueuedRuns } from "./take-queued-runs.ts";

const claimLimit = 20;
/** How long a released run may take to stop here. It does not touch the database afterwards. */
const letGoMs = 1_000;

/** Interval of lease renewal, and of the search for queued and due runs. */
export const engineTickMs = 2_000;

export interface EngineOptions {
  isWorker: boolean;
  /** Runs that one server advances concurrently. Further runs are queued. */
  runLimit?: number;
  /** Replaces `engineTickMs`. */
  tickMs?: number;
}

/** What the creator of a run knows already. It saves reads before the first word. */
export interface KnownOfRun {
  /** The history before the run. */
  history?: HistoryMessage[] | undefined;
  /** The person's role. */
  role?: WorkspaceRole;
}

interface Active {
  run: RunRow;
  cancel: AbortController;
  done: Promise<void>;
}

/**
 * Advances runs on this server: claims them by lease, renews the lease, and drops runs that other servers
 * took.
 */
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

  /** The node that claims new runs at once, or null when this server leaves them to workers. */
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
      broadcast.subscribe(sharesChannel, (object) => void this.#stopUnallowed(object)),
      broadcast.subscribe(readersChannel, (id) => this.chunks.announce(id)),
    ];
    if (!this.#isWorker) return;
    this.#off.push(broadcast.subscribe(queuedChannel, () => void this.#claim()));
    this.#timer = setInterval(() => void this.#tick(), this.#tickMs);
    void this.#tick();
  }

  /** Waits `graceMs` for running steps, then releases what is left to other workers and stops it here. */
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

  /** Resolves when no run is active, or after `timeoutMs`. */
  async #idle(timeoutMs: number): Promise<void> {
    const over = Promise.allSettled([...this.#active.values()].map(({ done }) => done));
    await Promise.race([over, new Promise((resolve) => setTimeout(resolve, timeoutMs).unref())]);
  }

  /**
   * Throws when the database has not answered this worker lately: the worker is stuck, or the database
   * unreachable.
   */
  requireAlive(): void {
    const silentMs = performance.now() - this.#lastAnswerMs;
    if (silentMs > 5 * this.#tickMs)
      throw new Error(
        `No lease was renewed and no waiting run looked for in ${Math.round(silentMs / 1000)} s.`,
      );
  }

  /** Starts advancing a run held by this server: claimed, or just created. */
  begin(run: RunRow | ClaimedRun, known: KnownOfRun = {}): void {
    if (this.#active.has(run.id)) return;
    const cancel = new AbortController();
    if (run.cancel_requested_at) cancel.abort();
    const done = this.#advance(run, cancel.signal, known).then((isWaiting) => {
      this.#active.delete(run.id);
      // A signal may have arrived before the release, when no worker could claim the run.
      if (isWaiting && this.#isWorker) void this.#claim();
    });
    this.#active.set(run.id, { run, cancel, done });
  }

  /** Resolves with true when the run waits. Never rejects. */
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
      // The journal has everything. The lease expires, and a worker continues from there.
      else if (!(error instanceof RunLostError)) this.#report(system, run, error);
      return false;
    } finally {
      if (writer) this.chunks.close(writer);
    }
  }

  /** The current role of the run's person. Undefined when they may not act. */
  async #roleOf(run: RunRow | ClaimedRun) {
    if ("may_act" in run) return run.may_act ? (run.role ?? undefined) : undefined;
    return (await findCurrentRoleNow(this.#services.servicePool, run))?.role;
  }

  /** Fails a run whose output PostgreSQL rejects. A retry would only pay the model again. */
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

  /** Stops a person's runs in workspaces where they may no longer act. */
  async #stopInactive(userId: string): Promise<void> {
    const theirs = [...this.#active.values()].filter(({ run }) => run.user_id === userId);
    try {
      for (const { run, cancel } of theirs) {
        if (!(await findCurrentRoleNow(this.#services.servicePool, run))) cancel.abort(personInactive());
      }
    } catch (error) {
      this.#services.log.warn(
        { err: error },
        "whether a person may act could not be asked; the next step asks",
      );
    }
  }

  /** Stops the runs at an object whose people may no longer have work done there. */
  async #stopUnallowed(object: string): Promise<void> {
    if (!this.#isWorker) return;
    const [noun = "", id = ""] = object.split(":");
    await stopUnallowed(systemCtx(this.#services, "runs"), { noun, id }).catch((error) =>
      this.#services.log.warn({ err: error }, "runs could not be stopped for a share; the next step asks"),
    );
  }

  async #tick(): Promise<void> {
    try {
      await this.#renew();
    } catch (error) {
      this.#services.log.warn({ err: error }, "run leases could not be renewed");
    }
    try {
      const woken = await wakeRuns(systemCtx(this.#services, "runs"), claimLimit);
      if (woken > 0) await crashPoint("run.woken");
    } catch (error) {
      this.#services.log.warn({ err: error }, "runs whose time has come could not be woken");
    }
    await this.#claim();
  }

  async #renew(): Promise<void> {
    if (this.#active.size === 0) return;
    const ids = [...this.#active.keys()];
    const held = await this.#asService((db) => renewLeases(db, this.#services.nodeId, ids));
    // A worker at its run limit is busy, not stuck.
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

  #asService<Result>(perform: Parameters<typeof inServiceTransaction<Result>>[2]): Promise<Result> {
    return inServiceTransaction(this.#services.pool, "write", perform);
  }
}

const engines = new WeakMap<Services, RunEngine>();

export function setEngine(services: Services, engine: RunEngine): void {
  engines.set(services, engine);
}

/** The engine of this server. Throws when it was not started. */
export function engineOf(services: Services): RunEngine {
  const engine = engines.get(services);
  if (!engine) throw new Error("The run engine of this server was not started.");
  return engine;
}
