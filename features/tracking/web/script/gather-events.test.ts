import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BatchedEvent } from "../../contract/event-batch.ts";
import { gatherEvent } from "./gather-events.ts";
import { forgetVisit, keepVisit } from "./kept-visit.ts";
import { stubBrowser } from "./testing.ts";

const listeners = new Map<string, () => void>();
let beacons: { address: string; type: string; body: { sessionId: string; events: BatchedEvent[] } }[] = [];

vi.stubGlobal("addEventListener", (name: string, listener: () => void) => listeners.set(name, listener));

beforeEach(() => {
  vi.useFakeTimers();
  beacons = [];
  stubBrowser();
  vi.stubGlobal(
    "Blob",
    class {
      text: string;
      type: string;
      constructor([text = ""]: string[], { type }: { type: string }) {
        this.text = text;
        this.type = type;
      }
    },
  );
  Object.assign(navigator, {
    sendBeacon: (address: string, body: Blob & { text: unknown }) => {
      beacons.push({ address, type: body.type, body: JSON.parse(String(body.text)) });
      return true;
    },
  });
  vi.spyOn(console, "debug").mockReturnValue();
  keepVisit({ sessionId: "s1", salt: "x", saltEndsAtMs: Date.now() + 60_000, seenAtMs: Date.now() });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const event = (value = 1): BatchedEvent => ({
  eventType: "web_vital",
  route: "/",
  metadata: { name: "LCP", value },
});

it("several events are one beacon, a few seconds after the first", () => {
  gatherEvent(event(1));
  vi.advanceTimersByTime(4_000);
  gatherEvent(event(2));
  expect(beacons).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(beacons).toEqual([
    {
      address: "/api/v1/tracking/events",
      type: "application/json",
      body: { sessionId: "s1", events: [event(1), event(2)] },
    },
  ]);
});

it("what is gathered is sent when the page is left, and what is measured only then as well", () => {
  gatherEvent(event(1));
  Object.assign(document, { visibilityState: "hidden" });
  listeners.get("visibilitychange")?.();
  gatherEvent(event(2));
  listeners.get("pagehide")?.();
  expect(beacons.map(({ body }) => body.events)).toEqual([[event(1)], [event(2)]]);
});

it("a beacon has no more events than the server takes", () => {
  for (let number = 0; number < 11; number += 1) gatherEvent(event(number));
  vi.advanceTimersByTime(5_000);
  expect(beacons.map(({ body }) => body.events.length)).toEqual([10, 1]);
});

it("without a session the events are skipped, and only the console tells", () => {
  forgetVisit();
  gatherEvent(event());
  vi.advanceTimersByTime(5_000);
  expect(beacons).toEqual([]);
  expect(console.debug).toHaveBeenCalled();
});

it("nothing is gathered of who does not want to be tracked", () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  gatherEvent(event());
  vi.advanceTimersByTime(5_000);
  expect(beacons).toEqual([]);
});
