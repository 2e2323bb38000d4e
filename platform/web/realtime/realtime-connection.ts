import { getAccessToken, reportRefusedToken } from "../api/access-token.ts";
import { watchedFetch } from "../api/reachability.ts";
import { backoffMs } from "./backoff.ts";
import { publishRealtime, type RealtimeEvent } from "./realtime-event.ts";
import { readServerSentEvents, type ServerSentEvent } from "./server-sent-event.ts";

/** Longer than three heartbeats of the server: silence beyond it means that the line is dead. */
const silenceLimitMs = 60_000;

/**
 * Keeps one stream of changes open until stopped, and resumes after the last event that was seen.
 * `onResume` is called after each reconnection, when changes may have been missed.
 */
export function connectRealtime(onResume: () => void): () => void {
  const stopped = new AbortController();
  void keepConnected(stopped.signal, onResume);
  return () => stopped.abort();
}

async function keepConnected(signal: AbortSignal, onResume: () => void): Promise<void> {
  let lastEventId: string | undefined;
  let attempt = 0;
  let wasConnected = false;

  const onOpen = () => {
    attempt = 0;
    if (wasConnected) onResume();
    wasConnected = true;
  };
  const onEvent = (event: ServerSentEvent) => {
    lastEventId = event.id || lastEventId;
    const parsed = parseRealtimeEvent(event);
    if (parsed) publishRealtime(parsed);
  };

  while (!signal.aborted) {
    await readOneConnection(signal, lastEventId, onOpen, onEvent).catch(() => {});
    await pause(backoffMs(attempt++), signal);
  }
}

async function readOneConnection(
  stopped: AbortSignal,
  lastEventId: string | undefined,
  onOpen: () => void,
  onEvent: (event: ServerSentEvent) => void,
): Promise<void> {
  const token = await getAccessToken();
  if (!token || stopped.aborted) return;
  const silence = watchSilence();
  const signal = AbortSignal.any([stopped, silence.signal]);
  try {
    const headers = new Headers({ accept: "text/event-stream", authorization: `Bearer ${token}` });
    if (lastEventId) headers.set("last-event-id", lastEventId);
    const response = await watchedFetch("/api/v1/realtime", { headers, signal, cache: "no-store" });
    if (response.status === 401) reportRefusedToken();
    if (!response.ok || !response.body) return;
    onOpen();
    for await (const event of readServerSentEvents(response.body, silence.heard)) {
      silence.heard();
      onEvent(event);
    }
  } finally {
    silence.stop();
  }
}

function watchSilence() {
  const controller = new AbortController();
  let timer = setTimeout(() => controller.abort(), silenceLimitMs);
  return {
    signal: controller.signal,
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), silenceLimitMs);
    },
    stop: () => clearTimeout(timer),
  };
}

function parseRealtimeEvent({ id, event, data }: ServerSentEvent): RealtimeEvent | undefined {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value === "object" && value !== null && "name" in value && typeof value.name === "string") {
      return { id: id ?? "", name: value.name, data: "data" in value ? value.data : undefined };
    }
    return { id: id ?? "", name: event, data: value };
  } catch {
    return undefined;
  }
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, delayMs);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
