import { callHeaders, reportRefusedToken } from "../api/access-token.ts";
import { ApiError } from "../api/api-error.ts";
import { reportLostWorkspace } from "../api/lost-workspace.ts";
import { watchedFetch } from "../api/reachability.ts";
import type { RealtimeEvent } from "./realtime-event.ts";
import { readServerSentEvents, type ServerSentEvent } from "./server-sent-event.ts";

/** Longer than three heartbeats of the server. The connection is dead after so much silence. */
export const silenceLimitMs = 60_000;

/** The user of a stream and its callbacks. */
export interface StreamReader {
  /** A stream of another user is not read. Another tab may have signed them in. */
  userId: string;
  /** The event to resume after. Undefined: from now on. */
  getLastEventId(): string | undefined;
  /** The server has accepted. Called after each reconnect too. */
  onOpen(): void;
  onEvent(event: RealtimeEvent): void;
  /** Any data arrived, including heartbeats. */
  onAlive(): void;
}

/** Keeps one stream open until `signal` aborts, with reconnects. */
export async function keepConnected(reader: StreamReader, signal: AbortSignal): Promise<void> {
  let attempt = 0;
  const onOpen = () => {
    attempt = 0;
    reader.onOpen();
  };
  while (!signal.aborted) {
    await readOneConnection({ ...reader, onOpen }, signal).catch(() => {});
    await pause(backoffMs(attempt++), signal);
  }
}

async function readOneConnection(reader: StreamReader, stopped: AbortSignal): Promise<void> {
  const caller = await callHeaders();
  if (!caller.authorization || stopped.aborted) return;
  const silence = watchSilence();
  const signal = AbortSignal.any([stopped, silence.signal]);
  const heard = () => {
    silence.heard();
    reader.onAlive();
  };
  try {
    const headers = new Headers({ accept: "text/event-stream", ...caller });
    const lastEventId = reader.getLastEventId();
    if (lastEventId) headers.set("last-event-id", lastEventId);
    const response = await watchedFetch("/api/v1/realtime", { headers, signal, cache: "no-store" });
    if (response.status === 401) reportRefusedToken();
    if (!response.ok) {
      const { code } = new ApiError(response.status, await response.json().catch(() => undefined));
      reportLostWorkspace(code, caller["x-workspace-id"]);
    }
    if (!response.ok || !response.body) return;
    let isOwn = false;
    for await (const event of readServerSentEvents(response.body, heard)) {
      if (signal.aborted) return;
      if (event.event === "ready") {
        if (readUserId(event) !== reader.userId) return;
        isOwn = true;
        reader.onOpen();
      }
      if (!isOwn) continue;
      const parsed = parseRealtimeEvent(event);
      if (parsed) reader.onEvent(parsed);
      heard();
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

function readUserId({ data }: ServerSentEvent): unknown {
  const value = parseJson(data);
  return typeof value === "object" && value !== null && "userId" in value ? value.userId : undefined;
}

function parseRealtimeEvent({ id, event, data }: ServerSentEvent): RealtimeEvent | undefined {
  const value = parseJson(data);
  if (value === undefined) return undefined;
  if (typeof value === "object" && value !== null && "name" in value && typeof value.name === "string") {
    return { id: id ?? "", name: value.name, data: "data" in value ? value.data : undefined };
  }
  return { id: id ?? "", name: event, data: value };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, delayMs);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

const firstMs = 1000;
const longestMs = 30_000;

/** Milliseconds before the next attempt: exponential, with jitter so that tabs do not reconnect at once. */
function backoffMs(attempt: number, random: () => number = Math.random): number {
  const ceilingMs = Math.min(firstMs * 2 ** attempt, longestMs);
  return ceilingMs / 2 + (random() * ceilingMs) / 2;
}
