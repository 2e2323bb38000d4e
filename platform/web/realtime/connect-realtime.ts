import { workspaceOf } from "../personal-data/workspace-of-tab.ts";
import { keepOwnStream } from "./keep-own-stream.ts";
import { publishRealtime } from "./realtime-event.ts";
import { shareStream } from "./share-stream.ts";
import type { StreamListener } from "./stream-listener.ts";

/**
 * Receives a user's changes in the workspace of this tab until the returned function is called. All tabs of a browser
 * in the same workspace share one stream,
 * because browsers open at most six connections to a server and a seventh tab would wait for ever. Where tabs
 * cannot share, each has its own stream while visible. `onGap` is called when changes may have been missed.
 */
export function connectRealtime(userId: string, onGap: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const listener: StreamListener = {
    onEvent: (event) => !signal.aborted && publishRealtime(event),
    onGap: () => !signal.aborted && onGap(),
  };
  // Old browsers lack both. Pages without TLS on another machine lack locks.
  const mayShare = Boolean(globalThis.navigator?.locks) && "BroadcastChannel" in globalThis;
  if (mayShare) shareStream({ userId, workspaceId: workspaceOf(userId) }, listener, signal);
  else keepOwnStream(userId, listener, signal);
  return () => stopped.abort();
}
