import { setTimeout as sleep } from "node:timers/promises";
import { performDue } from "../clock/perform-due.ts";
import type { WorkerOptions } from "./deliver-next.ts";
import { deliverNext } from "./deliver-next.ts";

export interface Worker {
  start(): void;
  /** Triggers a check at once, after a change. */
  wake(): void;
  stop(): Promise<void>;
}

const pauseMs = 1_000;

/** Polls for due work and events while started. All its state is in the database. */
export function createWorker(options: WorkerOptions): Worker {
  let stopping: AbortController | undefined;
  let waking = new AbortController();
  let running: Promise<unknown> = Promise.resolve();

  const repeat = async (signal: AbortSignal, perform: () => Promise<boolean>) => {
    while (!signal.aborted) {
      const woken = AbortSignal.any([signal, waking.signal]);
      // The database may be unreachable for a while; open work stays due.
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
