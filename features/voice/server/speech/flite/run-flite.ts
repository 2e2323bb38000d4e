import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { WavPiece } from "../espeak/read-wav.ts";
import type { FliteOrder } from "./flite.worker.ts";

/** A piece takes about a tenth of a second, more on a busy machine. */
const timeoutMs = 30_000;
/** After this time without requests its 60 MB are released. */
const idleMs = 60_000;

export interface Flite {
  /** Speaks one piece of text, one at a time. Throws when there is no sound. */
  say(order: FliteOrder): Promise<WavPiece>;
}

/** Runs Flite in a worker thread. It starts with the first text and ends when idle. */
export function createFlite(): Flite {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  function end() {
    void worker?.terminate();
    worker = undefined;
  }

  return {
    async say(order) {
      clearTimeout(idle);
      worker ??= new Worker(new URL("./flite.worker.ts", import.meta.url));
      worker.unref();
      try {
        worker.postMessage(order);
        const [answer] = await once(worker, "message", { signal: AbortSignal.timeout(timeoutMs) });
        if (answer.problem) throw new Error(answer.problem);
        idle = setTimeout(end, idleMs).unref();
        return answer;
      } catch (error) {
        // After any failure the thread is discarded.
        end();
        throw error;
      }
    },
  };
}
