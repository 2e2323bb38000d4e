import type { PaymentSandboxOptions } from "../../contract/payment-sandbox.ts";
import { performDue } from "../clock/perform-due.ts";
import type { World } from "../world.ts";
import { deliverNext } from "./deliver-next.ts";

export interface WorkerOptions extends Pick<PaymentSandboxOptions, "webhook"> {
  change<Result>(perform: (world: World) => Promise<Result>): Promise<Result>;
}

const pauseMs = 500;

/** Looks, as long as it is started, for what is due and for events to bring. All it knows is in the database. */
export function createWorker(options: WorkerOptions): { start(): void; stop(): Promise<void> } {
  let stopping: AbortController | undefined;
  let running: Promise<unknown> = Promise.resolve();

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
    async stop() {
      stopping?.abort();
      stopping = undefined;
      await running;
    },
  };
}

async function repeat(signal: AbortSignal, perform: () => Promise<boolean>): Promise<void> {
  while (!signal.aborted) {
    // The database may be away for a while; what was not done stays due.
    const wasBusy = await perform().catch(() => false);
    if (!wasBusy) await pause(signal);
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
