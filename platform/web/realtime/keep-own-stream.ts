import { isPageShown, subscribeToVisibility } from "../page/page-visibility.ts";
import { keepConnected } from "./realtime-connection.ts";
import type { StreamListener } from "./stream-listener.ts";

/** A stream for this tab alone. Closed while the tab is hidden; resumes after its last event. */
export function keepOwnStream(userId: string, listener: StreamListener, stopped: AbortSignal): void {
  let lastEventId: string | undefined;
  let wasOpen = false;
  let showing: AbortController | undefined;
  const reader = {
    userId,
    getLastEventId: () => lastEventId,
    onOpen() {
      if (wasOpen) listener.onGap();
      wasOpen = true;
    },
    onEvent(event: Parameters<StreamListener["onEvent"]>[0]) {
      lastEventId = event.id || lastEventId;
      listener.onEvent(event);
    },
    onAlive() {},
  };
  const follow = () => {
    if (!isPageShown()) return showing?.abort();
    if (showing && !showing.signal.aborted) return;
    showing = new AbortController();
    void keepConnected(reader, AbortSignal.any([stopped, showing.signal]));
  };
  const forget = subscribeToVisibility(follow);
  stopped.addEventListener("abort", forget);
  follow();
}
