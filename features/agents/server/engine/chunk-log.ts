import type pg from "pg";
import { isConnectionError } from "#platform/server/db/is-connection-error.ts";
import type { Logger } from "#platform/server/log.ts";
import { type ChunkBatch, type StoredChunks, storeChunks } from "../chunk.repository.ts";
import { RunWriter } from "./run-writer.ts";

export type ChunkListener = (chunks: StoredChunks) => void;

export interface ChunkLog {
  /** Opens the stream of a run that this server holds by `fence`; chunks go on after `lastSeq`. */
  open(run: { id: string; fence: number }, lastSeq: number): RunWriter;
  close(writer: RunWriter): void;
  /** Somebody on another server reads this run: what is stored of it is announced for the next seconds. */
  announce(runId: string): void;
  /** Hears of chunks of a run on this server, once they are stored. Returns how to stop. */
  watch(runId: string, listener: ChunkListener): () => void;
  isLocal(runId: string): boolean;
  /** Loses all runs of this server, now and later, and resolves when nothing is being stored any more. */
  end(): Promise<void>;
}

/**
 * Chunks that follow the first are stored and shown twenty times a second: as smooth as a person can see, at a
 * fraction of the statements and packets.
 */
const gapMs = 50;
const batchLimit = 200;
const retryMs = 100;
/** A reader elsewhere says every second that it is there. */
const announceMs = 5_000;

/**
 * Stores the chunks of all runs of this server in common statements, and shows them only when they are
 * stored: what a person has seen is never lost.
 */
export function createChunkLog(pool: pg.Pool, nodeId: string, log: Logger): ChunkLog {
  const pending = new Set<RunWriter>();
  const writers = new Map<string, RunWriter>();
  const listeners = new Map<string, Set<ChunkListener>>();
  const readElsewhereUntilMs = new Map<string, number>();
  let isFlushing = false;
  let isUrgentPending = false;
  let isEnded = false;
  let flushing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let lastFlushMs = 0;

  function schedule(writer: RunWriter, isUrgent: boolean) {
    pending.add(writer);
    isUrgentPending ||= isUrgent;
    if (isFlushing) return;
    if (isUrgent) {
      clearTimeout(timer);
      timer = undefined;
      // Chunks of one network packet arrive in one turn of the loop: take them together.
      setImmediate(() => void flush());
    } else {
      // After a pause nothing urgent waits for long: the first words come now, and not behind this.
      const leftMs = lastFlushMs + gapMs - performance.now();
      timer ??= setTimeout(() => void flush(), leftMs > 0 ? leftMs : gapMs);
    }
  }

  async function flush() {
    timer = undefined;
    if (isFlushing || pending.size === 0) return;
    isFlushing = true;
    isUrgentPending = false;
    try {
      flushing = storePending();
      await flushing;
    } finally {
      isFlushing = false;
      lastFlushMs = performance.now();
      if (pending.size > 0 && !isEnded) {
        // What came while the statement was under way and cannot wait goes with the next one at once.
        if (isUrgentPending) setImmediate(() => void flush());
        else timer ??= setTimeout(() => void flush(), gapMs);
      }
    }
  }

  async function storePending() {
    const taken = [...pending].slice(0, batchLimit);
    for (const writer of taken) pending.delete(writer);
    const batches = taken.map((writer) => ({ writer, batch: writer.take() }));
    const stored = await store(batches.map(({ batch }) => batch));
    for (const { writer, batch } of batches) {
      if (stored.has(batch.runId)) tell(batch);
      else writer.lose();
    }
    for (const { writer } of batches) writer.settle();
  }

  /** A listener that fails must not stop the others, nor the streams of other runs. */
  function tell(batch: ChunkBatch) {
    for (const listener of listeners.get(batch.runId) ?? []) {
      try {
        listener(batch);
      } catch (error) {
        log.error({ err: error, run: batch.runId }, "a listener of a run's chunks failed");
      }
    }
  }

  /** Keeps trying while the database is away; another failure loses the runs of this batch, visibly. */
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

  /** Most answers are read on the server that writes them: nobody is woken for those. */
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
      pending.clear();
      for (const writer of writers.values()) writer.lose();
      await flushing;
    },
  };
}
