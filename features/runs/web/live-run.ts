import { readReachability, subscribeToReachability } from "#platform/web/api/reachability.ts";
import { isPageShown, subscribeToVisibility } from "#platform/web/page/page-visibility.ts";
import { withStreamPlace } from "#platform/web/realtime/stream-place.ts";
import { applyChunk, newReading } from "./apply-chunk.ts";
import { type Connection, followRun } from "./follow-run.ts";
import { onNextFrame } from "./on-next-frame.ts";
import { openRunStream } from "./open-run-stream.ts";
import type { RunProgress } from "./run-parts.ts";
import { waitBeforeAttempt } from "./wait-before-attempt.ts";

/** A run as watched in this tab. */
export interface LiveRunView {
  progress: RunProgress;
  connection: Connection;
}

export interface LiveRun {
  /**
   * Follows the run while someone is subscribed and the page is visible, or someone listens to it hidden.
   * What was read is kept for the next subscriber.
   */
  subscribe(listener: () => void, options?: FollowOptions): () => void;
  getView(): LiveRunView;
}

export interface FollowOptions {
  /** Set for spoken answers: the person listens with the page in the background too. */
  alsoHidden?: boolean;
}

const leaveAfterMs = 2000;

/** Watches one run. `first` is an already open stream of it. */
export function createLiveRun(runId: string, first?: ReadableStream<Uint8Array>): LiveRun {
  const listeners = new Map<() => void, FollowOptions>();
  let reading = newReading;
  let lastNumber = 0;
  let view: LiveRunView = { progress: reading.progress, connection: first ? "live" : "connecting" };
  let connection: Connection = view.connection;
  let follower: AbortController | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const publish = onNextFrame(() => {
    view = { progress: reading.progress, connection };
    for (const listener of listeners.keys()) listener();
  });

  const read = (signal: AbortSignal, body: ReadableStream<Uint8Array> | undefined) =>
    followRun({
      afterNumber: lastNumber,
      ...(body && { first: body }),
      open: (afterNumber, inner) => openRunStream(runId, afterNumber, inner),
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
      signal,
    });

  const follow = (opened?: ReadableStream<Uint8Array>) => {
    const own = new AbortController();
    follower = own;
    let unread = opened;
    const take = () => {
      const taken = unread;
      unread = undefined;
      return taken;
    };
    // An unread stream would hold its connection for ever.
    const drop = () => void take()?.cancel();
    own.signal.addEventListener("abort", drop);
    void withStreamPlace(() => read(own.signal, take()), drop, own.signal);
  };

  const leave = () => {
    follower?.abort();
    follower = undefined;
  };

  // A hidden tab releases the connection and catches up later, unless its answer is being spoken.
  const isWanted = () => isPageShown() || [...listeners.values()].some(({ alsoHidden }) => alsoHidden);
  const followWhileWanted = () => {
    if (!isWanted()) leave();
    else if (!follower && reading.progress.status === "running") follow();
  };
  let forgetVisibility: (() => void) | undefined;
  const attend = () => {
    forgetVisibility ??= subscribeToVisibility(followWhileWanted);
    followWhileWanted();
  };
  const leaveLater = () => {
    leaving = setTimeout(() => {
      forgetVisibility?.();
      forgetVisibility = undefined;
      leave();
    }, leaveAfterMs);
  };

  if (first && isPageShown()) follow(first);
  else void first?.cancel();
  if (first) {
    attend();
    leaveLater();
  }
  return {
    getView: () => view,
    subscribe(listener, options = {}) {
      clearTimeout(leaving);
      listeners.set(listener, options);
      attend();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) leaveLater();
        else followWhileWanted();
      };
    },
  };
}
