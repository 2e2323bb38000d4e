import type pg from "pg";
import { isConnectionError } from "#platform/server/db/is-connection-error.ts";
import type { Logger } from "#platform/server/log.ts";
import { type ChunkBatch, type StoredChunks, storeChunks } from "../chunk.repository.ts";
import { RunWriter } from "./run-writer.ts";

export type ChunkListener = (chunks: StoredChunks) => void;

export interface ChunkLog {
  /** Opens the stream of a run held by `fence`. Numbering continues after `lastSeq`. */
  open(run: { id: string; fence: number }, lastSeq: number): RunWriter;
  close(writer: RunWriter): void;
  /** The run has a reader on another server: its stored chunks are announced for the next seconds. */
  announce(runId: string): void;
  /** Calls the listener after chunks of a run on this server are stored. Returns the unsubscribe function. */
  watch(runId: string, listener: ChunkListener): () => void;
  isLocal(runId: string): boolean;
  /** Releases all runs of this server for good. Resolves when the last store has ended. */
  end(): Promise<void>;
}

/**
 * Chunks are stored and shown twenty times a second. That looks smooth and saves most statements and packets.
 * First words, and what somebody waits for, are not delayed: they are stored beside the others, without them.
 */
const gapMs = 50;
const batchLimit = 200;
const retryMs = 100;
/** A reader on another server announces itself every second. */
const announceMs = 5_000;

const lanes = ["urgent", "paced"] as const;
type Lane = (typeof lanes)[number];

/**
 * Stores the chunks of all runs of this server in shared statements. Chunks are shown only once stored, so
 * nothing a person has seen can get lost.
 */
export function createChunkLog(pool: pg.Pool, nodeId: string, log: Logger): ChunkLog {
  const pending = { urgent: new Set<RunWriter>(), paced: new Set<RunWriter>() };
  /** Their chunks are being stored. The next ones follow afterwards, so that each run's stay in order. */
  const underWay = new Set<RunWriter>();
  const writers = new Map<string, RunWriter>();
  const listeners = new Map<string, Set<ChunkListener>>();
  const readElsewhereUntilMs = new Map<string, number>();
  const flushing: Record<Lane, Promise<void> | undefined> = { urgent: undefined, paced: undefined };
  let isEnded = false;
  let immediate: NodeJS.Immediate | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastPacedMs = 0;

  function schedule(writer: RunWriter, isUrgent: boolean) {
    if (isUrgent) {
      pending.urgent.add(writer);
      pending.paced.delete(writer);
    } else if (!pending.urgent.has(writer)) pending.paced.add(writer);
    plan();
  }

  function plan() {
    if (isEnded) return;
    // Chunks of one network packet arrive in one turn of the event loop and are stored together.
    if (!immediate && isWaiting("urgent")) immediate = setImmediate(() => void flush("urgent"));
    if (timer || !isWaiting("paced")) return;
    const leftMs = lastPacedMs + gapMs - performance.now();
    // After a pause nobody waits for these: more of them follow.
    timer = setTimeout(() => void flush("paced"), leftMs > 0 ? leftMs : gapMs);
  }

  function isWaiting(lane: Lane): boolean {
    if (flushing[lane]) return false;
    for (const writer of pending[lane]) if (!underWay.has(writer)) return true;
    return false;
  }

  async function flush(lane: Lane) {
    if (lane === "urgent") immediate = undefined;
    else timer = undefined;
    if (flushing[lane] || !isWaiting(lane)) return;
    flushing[lane] = storePending(pending[lane]);
    try {
      await flushing[lane];
    } finally {
      flushing[lane] = undefined;
      if (lane === "paced") lastPacedMs = performance.now();
      plan();
    }
  }

  async function storePending(waiting: Set<RunWriter>) {
    const taken = [...waiting].filter((writer) => !underWay.has(writer)).slice(0, batchLimit);
    for (const writer of taken) {
      waiting.delete(writer);
      underWay.add(writer);
    }
    const batches = taken.map((writer) => ({ writer, batch: writer.take() }));
    try {
      const stored = await store(batches.map(({ batch }) => batch));
      for (const { writer, batch } of batches) {
        if (stored.has(batch.runId)) tell(batch);
        else writer.lose();
      }
    } finally {
      for (const writer of taken) underWay.delete(writer);
    }
    for (const { writer } of batches) writer.settle();
  }

  /** A failing listener must not stop the others, nor other runs. */
  function tell(batch: ChunkBatch) {
    for (const listener of listeners.get(batch.runId) ?? []) {
      try {
        listener(batch);
      } catch (error) {
        log.error({ err: error, run: batch.runId }, "a listener of a run's chunks failed");
      }
    }
  }

  /**
   * Retries while the database is unreachable. Any other failure loses the runs of this batch and is logged.
   */
  async function store(batches: ChunkBatch[]): Promise<Set<string>> {
    for (;;) {
      try {
        return await storeChunks(pool, batches, announcementOf(batches));
      } catch (error) {
        if (!isConnectionError(error)) {
          log.error({ err: error }, "chunks could not be stored");
          return new Set();
        }
        if (isEnded) return new Set();
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    }
  }

  /** Most runs are read on the server that writes them. Those need no announcement. */
  function announcementOf(batches: ChunkBatch[]): string | null {
    if (readElsewhereUntilMs.size === 0) return null;
    const nowMs = performance.now();
    for (const [runId, untilMs] of readElsewhereUntilMs) {
      if (untilMs < nowMs) readElsewhereUntilMs.delete(runId);
    }
    const runIds = batches.map(({ runId }) => runId).filter((runId) => readElsewhereUntilMs.has(runId));
    return runIds.length > 0 ? `${nodeId}|${runIds.join(",")}` : null;
  }

  return {
    announce: (runId) => void readElsewhereUntilMs.set(runId, performance.now() + announceMs),
    open(run, lastSeq) {
      const writer = new RunWriter(run, lastSeq, schedule);
      writers.set(run.id, writer);
      if (isEnded) writer.lose();
      return writer;
    },
    close(writer) {
      if (writers.get(writer.runId) === writer) writers.delete(writer.runId);
    },
    watch(runId, listener) {
      const known = listeners.get(runId) ?? new Set();
      listeners.set(runId, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0 && listeners.get(runId) === known) listeners.delete(runId);
      };
    },
    isLocal: (runId) => writers.has(runId),
    async end() {
      isEnded = true;
      clearTimeout(timer);
      clearImmediate(immediate);
      for (const lane of lanes) pending[lane].clear();
      for (const writer of writers.values()) writer.lose();
      await Promise.all(lanes.map((lane) => flushing[lane]));
    },
  };
}
