import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createLiveRun } from "./live-run.ts";

interface Opened {
  after: string | null;
  isOpen: boolean;
  send(number: number, chunk: object): void;
}

let page: EventTarget & { visibilityState: string };
let opened: Opened[];

/** The body of a stream, and what the server sees of it. */
function stream(after: string | null) {
  const encoder = new TextEncoder();
  let writer: ReadableStreamDefaultController<Uint8Array> | undefined;
  const seen: Opened = {
    after,
    isOpen: true,
    send: (number, chunk) =>
      writer?.enqueue(encoder.encode(`id: ${number}\ndata: ${JSON.stringify(chunk)}\n\n`)),
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      writer = controller;
    },
    cancel() {
      seen.isOpen = false;
    },
  });
  opened.push(seen);
  return body;
}

beforeEach(() => {
  opened = [];
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, 0));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  vi.stubGlobal(
    "fetch",
    async (_path: string, { headers }: RequestInit) =>
      new Response(stream(new Headers(headers).get("last-event-id"))),
  );
});
afterEach(() => vi.unstubAllGlobals());

const show = (visibilityState: string) => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event("visibilitychange"));
};
const open = () => opened.filter(({ isOpen }) => isOpen);

describe("an answer in a tab that is hidden", () => {
  it("gives its connection back, and catches up after the last chunk when the tab is shown", async () => {
    const run = createLiveRun("run", stream(null));
    onTestFinished(run.subscribe(() => {}));
    opened[0]?.send(1, { type: "text-start", id: "t" });
    opened[0]?.send(2, { type: "text-delta", id: "t", delta: "Half" });
    await expect.poll(() => JSON.stringify(run.getView().progress.parts)).toContain("Half");
    show("hidden");
    await expect.poll(open).toEqual([]);
    expect(JSON.stringify(run.getView().progress.parts)).toContain("Half");
    show("visible");
    await expect.poll(open).toHaveLength(1);
    expect(opened.map(({ after }) => after)).toEqual([null, "2"]);
    show("hidden");
  });

  it("opens none at all, and drops the one that came with the message", async () => {
    show("hidden");
    const run = createLiveRun("run", stream(null));
    onTestFinished(run.subscribe(() => {}));
    await expect.poll(open).toEqual([]);
    expect(opened).toHaveLength(1);
  });
});

describe("an answer in a hidden tab that is spoken there", () => {
  const listen = (run: ReturnType<typeof createLiveRun>) => run.subscribe(() => {}, { alsoHidden: true });

  it("is followed on, until nobody listens any more", async () => {
    const run = createLiveRun("run", stream(null));
    onTestFinished(run.subscribe(() => {}));
    const stop = listen(run);
    show("hidden");
    opened[0]?.send(1, { type: "text-start", id: "t" });
    opened[0]?.send(2, { type: "text-delta", id: "t", delta: "Half" });
    await expect.poll(() => JSON.stringify(run.getView().progress.parts)).toContain("Half");
    stop();
    await expect.poll(open).toEqual([]);
  });

  it("is also followed when it begins while the tab is hidden", async () => {
    show("hidden");
    const run = createLiveRun("run", stream(null));
    onTestFinished(run.subscribe(() => {}));
    const stop = listen(run);
    await expect
      .poll(() => opened.map(({ after, isOpen }) => [after, isOpen]))
      .toEqual([
        [null, false],
        [null, true],
      ]);
    opened[1]?.send(1, { type: "text-start", id: "t" });
    opened[1]?.send(2, { type: "text-delta", id: "t", delta: "Heard" });
    await expect.poll(() => JSON.stringify(run.getView().progress.parts)).toContain("Heard");
    stop();
    await expect.poll(open).toEqual([]);
  });
});

describe("answers in several windows that are all shown", () => {
  it("hold three connections of the browser, and the next one waits until one is free", async () => {
    const runs = ["a", "b", "c", "d"].map((id) => createLiveRun(id, stream(null)));
    const stops = runs.map((run) => run.subscribe(() => {}));
    await expect.poll(open).toHaveLength(3);
    expect(opened).toHaveLength(4);
    const [first] = open();
    first?.send(1, { type: "run-end", status: "succeeded", error: null, usage: {}, stepCount: 1 });
    await expect.poll(() => opened.length).toBe(5);
    expect(open()).toHaveLength(3);
    show("hidden");
    for (const stop of stops) stop();
  });
});
