import { keepOwnStream } from "./keep-own-stream.ts";
import { publishRealtime } from "./realtime-event.ts";
import { shareStream } from "./share-stream.ts";
import type { StreamListener } from "./stream-listener.ts";

/**
 * Hears what changes for a user until stopped. All tabs of a browser share one stream, for browsers open no more
 * than six connections to a server: the seventh tab would wait for ever. Where they cannot, each has its own while
 * it is shown. `onGap` is called when changes may have been missed.
 */
export function connectRealtime(userId: string, onGap: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const listener: StreamListener = {
    onEvent: (event) => !signal.aborted && publishRealtime(event),
    onGap: () => !signal.aborted && onGap(),
  };
  // Both are missing in old browsers, locks also on a page that came neither over TLS nor from this machine.
  const mayShare = Boolean(globalThis.navigator?.locks) && "BroadcastChannel" in globalThis;
  if (mayShare) shareStream(userId, listener, signal);
  else keepOwnStream(userId, listener, signal);
  return () => stopped.abort();
}
