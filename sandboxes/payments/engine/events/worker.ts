import { setTimeout as sleep } from "node:timers/promises";
import { performDue } from "../clock/perform-due.ts";
import type { WorkerOptions } from "./deliver-next.ts";
import { deliverNext } from "./deliver-next.ts";

export interface Worker {
  start(): void;
  /** Something has changed: look at once. */
  wake(): void;
  stop(): Promise<void>;
}

const pauseMs = 1_000;

/** Looks, as long as it is started, for what is due and for events to bring. All it knows is in the database. */
export function createWorker(options: WorkerOptions): Worker {
  let stopping: AbortController | undefined;
  let waking = new AbortController();
  let running: Promise<unknown> = Promise.resolve();

  const repeat = async (signal: AbortSignal, perform: () => Promise<boolean>) => {
    while (!signal.aborted) {
      const woken = AbortSignal.any([signal, waking.signal]);
      // The database may be away for a while; what was not done stays due.
      const wasBusy = await perform().catch((error: unknown) => {
        options.onError(error);
        return false;
      });
      if (!wasBusy) await sleep(pauseMs, undefined, { signal: woken }).catch(() => undefined);
    }
  };

  return {
    start() {
      if (stopping) return;
      stopping = new AbortController();
      const { signal } = stopping;
      running = Promise.all([
        repeat(signal, () => options.change((world) => performDue(world))),
        repeat(signal, () => deliverNext(options, signal)),
      ]);
    },
    wake() {
      waking.abort();
      waking = new AbortController();
    },
    async stop() {
      stopping?.abort();
      stopping = undefined;
      await running;
    },
  };
}
