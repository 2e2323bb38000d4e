import type { Chunk } from "../../contract/index.ts";
import type { ChunkBatch } from "../chunk.repository.ts";

/** Numbers the chunks of one run and passes them to the log in batches. */
export class RunWriter {
  readonly runId: string;
  readonly #fence: number;
  readonly #schedule: (writer: RunWriter, isUrgent: boolean) => void;
  readonly #lost = new AbortController();
  #lines: string[] = [];
  #seq: number;
  #storedSeq: number;
  #waiting: { seq: number; resolve: () => void }[] = [];

  constructor(
    run: { id: string; fence: number },
    lastSeq: number,
    schedule: (writer: RunWriter, isUrgent: boolean) => void,
  ) {
    this.runId = run.id;
    this.#fence = run.fence;
    this.#seq = lastSeq;
    this.#storedSeq = lastSeq;
    this.#schedule = schedule;
  }

  /** Aborts when another server has taken over the run. */
  get lost(): AbortSignal {
    return this.#lost.signal;
  }

  /** Appends a chunk. An urgent one is stored without delay. */
  append(chunk: Chunk, isUrgent = false): void {
    if (this.#lost.signal.aborted) return;
    this.#seq += 1;
    this.#lines.push(JSON.stringify(chunk));
    this.#schedule(this, isUrgent);
  }

  /** Stores all appended chunks without delay. Resolves when they are stored, or the run is lost. */
  stored(): Promise<void> {
    if (this.#storedSeq >= this.#seq || this.#lost.signal.aborted) return Promise.resolve();
    if (this.#lines.length > 0) this.#schedule(this, true);
    return new Promise((resolve) => this.#waiting.push({ seq: this.#seq, resolve }));
  }

  /** For the log: takes the chunks to store next. */
  take(): ChunkBatch {
    const lines = this.#lines;
    this.#lines = [];
    return {
      runId: this.runId,
      fence: this.#fence,
      firstSeq: this.#seq - lines.length + 1,
      lastSeq: this.#seq,
      lines: lines.join("\n"),
    };
  }

  /** For the log: the taken chunks are stored. */
  settle(): void {
    this.#storedSeq = this.#seq - this.#lines.length;
    const done = this.#waiting.filter(({ seq }) => seq <= this.#storedSeq);
    this.#waiting = this.#waiting.filter((waiter) => !done.includes(waiter));
    for (const { resolve } of done) resolve();
  }

  /** For the log: another server has the run. Unstored chunks are dropped. */
  lose(): void {
    this.#lost.abort();
    for (const { resolve } of this.#waiting.splice(0)) resolve();
  }
}
