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

/** Sends the event with others: after a few seconds, or at once when the page is left. */
export function gatherEvent(event: BatchedEvent): void {
  if (!mayTrack()) return;
  listen();
  gathered.push(event);
  if (gathered.length >= atMost || document.visibilityState === "hidden") sendGathered();
  else timer ??= setTimeout(sendGathered, gatherMs);
}

/** A beacon arrives also when the page is gone; it carries no key, so it has an address of its own. */
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

/** At the window, so that whoever measures at the document until the end was heard before. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") sendGathered();
  });
  addEventListener("pagehide", sendGathered);
}
