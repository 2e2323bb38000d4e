import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { change, type ServedStream, serveStreams } from "./testing/served-streams.ts";

let server: ReturnType<typeof serveStreams>;
let testNumber = 0;
let ann: string;

beforeEach(() => {
  testNumber += 1;
  ann = `ann-${testNumber}`;
  server = serveStreams(ann);
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

/** A tab has modules of its own, and shares locks and channels with the other tabs of its browser. */
async function openTab(userId = ann) {
  vi.resetModules();
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  const { setAccessSource } = await import("../api/access-token.ts");
  const { connectRealtime } = await import("./connect-realtime.ts");
  const { onRealtime } = await import("./realtime-event.ts");
  setAccessSource({ getAccessToken: async () => `token of ${userId}`, onRefused: () => {} });
  const heard: string[] = [];
  onRealtime("test.happened", ({ id }) => heard.push(id));
  const onGap = vi.fn();
  const close = connectRealtime(userId, onGap);
  onTestFinished(close);
  return { heard, onGap, close, happen: (type: string) => page.dispatchEvent(new Event(type)) };
}

async function openTabs(count: number) {
  const tabs = [];
  for (let index = 0; index < count; index += 1) tabs.push(await openTab());
  await expect.poll(() => server.open()).toHaveLength(1);
  return tabs;
}

const onlyStream = async (): Promise<ServedStream> => {
  await expect.poll(() => server.open()).toHaveLength(1);
  const [stream] = server.open();
  if (!stream) throw new Error("No stream is open.");
  return stream;
};
const quiet = () => new Promise((resolve) => setTimeout(resolve, 100));

describe("the tabs of one browser", () => {
  it("share one stream, and each hears all of it once", async () => {
    const tabs = await openTabs(9);
    const stream = await onlyStream();
    stream.send(change("1", "test.happened") + change("2", "test.happened"));
    for (const { heard } of tabs) await expect.poll(() => heard).toEqual(["1", "2"]);
    await quiet();
    expect(server.streams).toHaveLength(1);
  });

  it("go on after the last event when the tab that reads is closed, and ask for nothing again", async () => {
    const [first, ...others] = await openTabs(3);
    (await onlyStream()).send(change("3", "test.happened"));
    for (const { heard } of others) await expect.poll(() => heard).toEqual(["3"]);
    first?.close();
    await expect.poll(() => server.streams).toHaveLength(2);
    const next = await onlyStream();
    expect(next.lastEventId).toBe("3");
    next.send(change("3", "test.happened") + change("4", "test.happened"));
    for (const { heard, onGap } of others) {
      await expect.poll(() => heard).toEqual(["3", "4"]);
      expect(onGap).not.toHaveBeenCalled();
    }
    expect(first?.heard).toEqual(["3"]);
  });

  it("go on from where the stream began when nothing has happened yet", async () => {
    const [first] = await openTabs(2);
    await quiet();
    first?.close();
    await expect.poll(() => server.streams).toHaveLength(2);
    expect((await onlyStream()).lastEventId).toBe("start-1");
  });

  it("give the stream away when they are frozen, and ask for everything again when they go on", async () => {
    const [first, second] = await openTabs(2);
    await quiet();
    first?.happen("freeze");
    await expect.poll(() => server.streams).toHaveLength(2);
    const next = await onlyStream();
    next.send(change("5", "test.happened"));
    await expect.poll(() => second?.heard).toEqual(["5"]);
    first?.happen("resume");
    expect(first?.onGap).toHaveBeenCalledTimes(1);
    await quiet();
    expect(server.streams).toHaveLength(2);
  });

  it("all ask for everything again after the stream was interrupted", async () => {
    const tabs = await openTabs(2);
    (await onlyStream()).end();
    await expect.poll(() => server.streams, { timeout: 3000 }).toHaveLength(2);
    for (const { onGap } of tabs) await expect.poll(() => onGap.mock.calls.length).toBe(1);
  });
});

describe("two users one after the other in one browser", () => {
  it("hear nothing of each other, though a tab of the first has not noticed the second yet", async () => {
    const [tab] = await openTabs(1);
    const stream = await onlyStream();
    const eve = `eve-${testNumber}`;
    const other = serveStreams(eve);
    vi.stubGlobal("fetch", other.fetch);
    const later = await openTab(eve);
    await expect.poll(() => other.open()).toHaveLength(1);
    stream.send(change("6", "test.happened"));
    other.open()[0]?.send(change("7", "test.happened"));
    await expect.poll(() => [tab?.heard, later.heard]).toEqual([["6"], ["7"]]);
  });

  it("do not get a stream of the other, whoever's token the tab finds", async () => {
    const tab = await openTab("bob");
    await expect.poll(() => server.streams.length).toBeGreaterThan(0);
    server.streams[0]?.send(change("8", "test.happened"));
    await quiet();
    expect(tab.heard).toEqual([]);
    expect(server.open()).toEqual([]);
  });
});
