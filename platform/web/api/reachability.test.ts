import { afterEach, beforeEach, expect, test, vi } from "vitest";

let isServerThere = true;
let events: EventTarget;
const asked = vi.fn(async (_address: string) => {
  if (!isServerThere) throw new TypeError("Failed to fetch");
  return new Response("ok");
});

beforeEach(() => {
  vi.useFakeTimers();
  events = new EventTarget();
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.resetModules();
  isServerThere = true;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function lose() {
  const reachability = await import("./reachability.ts");
  isServerThere = false;
  await reachability.watchedFetch("/api/v1/me").catch(() => undefined);
  expect(reachability.readReachability()).toBe(false);
  return reachability;
}

test("a call that fails says that the server is away, and a probe that it is back", async () => {
  const { readReachability } = await lose();
  isServerThere = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(readReachability()).toBe(true);
});

test("probes come ever more rarely, at most ten seconds apart", async () => {
  await lose();
  asked.mockClear();
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 8000 + 10_000 + 10_000);
  expect(asked).toHaveBeenCalledTimes(6);
});

test("when the network of the browser is back the server is asked at once", async () => {
  const { readReachability } = await lose();
  await vi.advanceTimersByTimeAsync(15_000);
  isServerThere = true;
  events.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(readReachability()).toBe(true);
});

test("a network that is back does not mean that the server is", async () => {
  const { readReachability } = await lose();
  events.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(readReachability()).toBe(false);
});

test("when the network of the browser is lost the server is asked at once, and said to be away if it is", async () => {
  const { readReachability } = await import("./reachability.ts");
  isServerThere = false;
  events.dispatchEvent(new Event("offline"));
  await vi.advanceTimersByTimeAsync(0);
  expect(readReachability()).toBe(false);
});

test("a server on this very machine is there without a network", async () => {
  const { readReachability } = await import("./reachability.ts");
  events.dispatchEvent(new Event("offline"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(readReachability()).toBe(true);
});

test("a loss that comes after its event is noticed, and the server on this machine is asked ever more rarely", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const { readReachability } = await import("./reachability.ts");
  asked.mockClear();
  events.dispatchEvent(new Event("offline"));
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 8000 + 10_000);
  expect(asked).toHaveBeenCalledTimes(6);
  expect(readReachability()).toBe(true);
  isServerThere = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(readReachability()).toBe(false);
});

test("once the network is back, a server that was there all the time is not asked any more", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  await import("./reachability.ts");
  events.dispatchEvent(new Event("offline"));
  await vi.advanceTimersByTimeAsync(1000);
  vi.stubGlobal("navigator", { onLine: true });
  await vi.advanceTimersByTimeAsync(2000);
  asked.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).not.toHaveBeenCalled();
});

test("an answer that was under way when the server was lost does not say that it is back", async () => {
  const { readReachability, watchedFetch } = await import("./reachability.ts");
  const late = Promise.withResolvers<Response>();
  asked.mockImplementationOnce(() => late.promise);
  const underWay = watchedFetch("/api/v1/me");
  await lose();
  late.resolve(new Response("ok"));
  await underWay;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(readReachability()).toBe(false);
  isServerThere = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(readReachability()).toBe(true);
});

test("while the server answers, the network of the browser asks nothing", async () => {
  await import("./reachability.ts");
  asked.mockClear();
  events.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).not.toHaveBeenCalled();
});

test("whoever asks learns at once that the server is away, and everyone hears when it is back", async () => {
  const { askServer, readReachability } = await import("./reachability.ts");
  expect(await askServer()).toBe(true);
  isServerThere = false;
  expect(await askServer()).toBe(false);
  expect(readReachability()).toBe(false);
  isServerThere = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(readReachability()).toBe(true);
});
