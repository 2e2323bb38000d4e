import { readReachability, subscribeToReachability } from "#platform/web/api/reachability.ts";
import { applyChunk, newReading } from "./apply-chunk.ts";
import { type Connection, followRun } from "./follow-run.ts";
import { onNextFrame } from "./on-next-frame.ts";
import { openRunStream } from "./open-run-stream.ts";
import type { RunProgress } from "./run-parts.ts";
import { waitBeforeAttempt } from "./wait-before-attempt.ts";

/** A run as it is being watched in this tab. */
export interface LiveRunView {
  progress: RunProgress;
  connection: Connection;
}

export interface LiveRun {
  /** Follows the run as long as anyone is subscribed; what was read stays for the next one. */
  subscribe(listener: () => void): () => void;
  getView(): LiveRunView;
}

const leaveAfterMs = 2000;

/** Watches one run; `first` is a stream of it that is open already. */
export function createLiveRun(runId: string, first?: ReadableStream<Uint8Array>): LiveRun {
  const listeners = new Set<() => void>();
  let reading = newReading;
  let lastNumber = 0;
  let view: LiveRunView = { progress: reading.progress, connection: first ? "live" : "connecting" };
  let connection: Connection = view.connection;
  let follower: AbortController | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const publish = onNextFrame(() => {
    view = { progress: reading.progress, connection };
    for (const listener of listeners) listener();
  });

  const follow = (body?: ReadableStream<Uint8Array>) => {
    const own = new AbortController();
    follower = own;
    void followRun({
      afterNumber: lastNumber,
      first: body,
      open: (afterNumber, signal) => openRunStream(runId, afterNumber, signal),
      onChunk(chunk, number) {
        reading = applyChunk(reading, chunk);
        lastNumber = number;
        publish();
      },
      onConnection(next) {
        connection = next;
        publish();
      },
      onServerReturn: (listener) => subscribeToReachability(() => readReachability() && listener()),
      waitBeforeAttempt,
      signal: own.signal,
    });
  };

  const leave = () => {
    follower?.abort();
    follower = undefined;
  };

  if (first) {
    follow(first);
    leaving = setTimeout(leave, leaveAfterMs);
  }
  return {
    getView: () => view,
    subscribe(listener) {
      clearTimeout(leaving);
      listeners.add(listener);
      if (!follower && reading.progress.status === "running") follow();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) leaving = setTimeout(leave, leaveAfterMs);
      };
    },
  };
}
