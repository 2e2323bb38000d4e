import { watchPageFreeze } from "../page/page-freeze.ts";
import { isPageShown } from "../page/page-visibility.ts";
import { electLeaderTab, type Turn } from "./elect-leader-tab.ts";
import { keepConnected } from "./realtime-connection.ts";
import type { RealtimeEvent } from "./realtime-event.ts";
import type { StreamListener } from "./stream-listener.ts";

const aliveEveryMs = 15_000;
/** Browsers throttle timers of background tabs to one a minute. */
const silenceOfTabMs = 130_000;
/** A tab that has waited longer without knowing the last event may have missed some. */
const freshMs = 5_000;

/** Tabs in another workspace hear of other changes. */
export interface StreamOwner {
  userId: string;
  workspaceId: string;
}

/**
 * Receives the stream that this browser's tabs share for a person in a workspace. One tab leads: it reads the stream and
 * forwards its events. When it closes, freezes or hangs, the next tab resumes after the last event it
 * received.
 */
export function shareStream(
  { userId, workspaceId }: StreamOwner,
  listener: StreamListener,
  stopped: AbortSignal,
): void {
  const name = `adjutant.realtime.${userId}.${workspaceId}`;
  const channel = new BroadcastChannel(name);
  let lastEventId: string | undefined;
  let isLeading = false;
  let heardAt = Date.now();
  const startedAt = heardAt;

  const tell = (word: TabMessage) => {
    // A stopped tab has closed its channel.
    if (!stopped.aborted) channel.postMessage(word);
  };
  const take = (event: RealtimeEvent) => {
    lastEventId = event.id || lastEventId;
    listener.onEvent(event);
  };
  const announceGap = () => {
    tell({ type: "gap" });
    listener.onGap();
  };
  const sayAlive = () => tell({ type: "alive", lastEventId });

  const lead = async (signal: AbortSignal, turn: Turn) => {
    isLeading = true;
    let mayHaveMissed = turn === "taken" || (!lastEventId && Date.now() - startedAt > freshMs);
    const alive = setInterval(sayAlive, aliveEveryMs);
    const reader = {
      userId,
      getLastEventId: () => lastEventId,
      onOpen() {
        if (mayHaveMissed) announceGap();
        mayHaveMissed = true;
      },
      onEvent(event: RealtimeEvent) {
        take(event);
        tell({ type: "event", event });
      },
      onAlive() {},
    };
    await keepConnected(reader, signal);
    clearInterval(alive);
    isLeading = false;
  };

  channel.onmessage = ({ data: word }: MessageEvent<TabMessage>) => {
    if (stopped.aborted) return;
    if (word.type === "joined") {
      if (isLeading) sayAlive();
      return;
    }
    heardAt = Date.now();
    if (word.type === "event") take(word.event);
    else if (word.type === "alive") lastEventId ??= word.lastEventId;
    else listener.onGap();
  };

  const leadership = electLeaderTab(name, lead, stopped);
  tell({ type: "joined" });
  watchPageFreeze(
    {
      onBegin: leadership.leave,
      onEnd() {
        heardAt = Date.now();
        leadership.join();
        // Events forwarded meanwhile did not arrive here.
        listener.onGap();
      },
    },
    stopped,
  );
  const watch = setInterval(() => {
    const isSilent = Date.now() - heardAt > silenceOfTabMs;
    if (isSilent && !isLeading && isPageShown()) leadership.take();
    if (isSilent) heardAt = Date.now();
  }, aliveEveryMs);
  stopped.addEventListener("abort", () => {
    clearInterval(watch);
    channel.close();
  });
}

/** Messages between the tabs of one browser and one user. */
type TabMessage =
  | { type: "event"; event: RealtimeEvent }
  /** The leader is alive, and this is its last event. */
  | { type: "alive"; lastEventId: string | undefined }
  /** Changes may have been missed: reload what is shown. */
  | { type: "gap" }
  /** A new tab that does not know the last event. */
  | { type: "joined" };
