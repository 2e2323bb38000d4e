import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { WavPiece } from "../espeak/read-wav.ts";
import type { FliteOrder } from "./flite.worker.ts";

/** A piece takes about a tenth of a second; a busy machine is given time. */
const timeoutMs = 30_000;
/** Its 60 MB are given back when nobody has asked for so long. */
const idleMs = 60_000;

export interface Flite {
  /** The sound of one piece of text; one at a time. Throws when there is none. */
  say(order: FliteOrder): Promise<WavPiece>;
}

/** Flite in a thread of its own, which begins with the first text and ends when nobody speaks any more. */
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
        // Whatever went wrong in it ends with it.
        end();
        throw error;
      }
    },
  };
}
