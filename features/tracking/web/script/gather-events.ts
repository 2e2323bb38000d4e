import { log } from "#platform/web/log.ts";
import type { BatchedEvent } from "../../contract/event-batch.ts";
import { readVisit } from "./kept-visit.ts";
import { mayTrack } from "./tracking-consent.ts";

const address = "/api/v1/tracking/events";
const atMost = 10;
const gatherMs = 5_000;

const gathered: BatchedEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let isListening = false;

/** Queues the event. Sent with others after a few seconds, or at once when the page is left. */
export function gatherEvent(event: BatchedEvent): void {
  if (!mayTrack()) return;
  listen();
  gathered.push(event);
  if (gathered.length >= atMost || document.visibilityState === "hidden") sendGathered();
  else timer ??= setTimeout(sendGathered, gatherMs);
}

/** A beacon is delivered even after the page is gone. It cannot carry a key, so it has its own route. */
function sendGathered(): void {
  clearTimeout(timer);
  timer = undefined;
  const { visit } = readVisit(Date.now());
  const events = gathered.splice(0, atMost);
  if (events.length === 0) return;
  const body = new Blob([JSON.stringify({ sessionId: visit?.sessionId, events })], {
    type: "application/json",
  });
  if (!visit || !navigator.sendBeacon(address, body)) log.debug("Events are not logged.", events);
}

/** On the window, so that listeners on the document, which measure until the end, run first. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") sendGathered();
  });
  addEventListener("pagehide", sendGathered);
}
