import { afterEach, expect, test, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("before the page is loaded nothing is begun, however idle the browser is", () => {
  const page = stubPage("loading");
  const act = vi.fn();
  whenIdle(act);
  page.becomeIdle();
  expect(act).not.toHaveBeenCalled();
  page.load();
  page.becomeIdle();
  expect(act).toHaveBeenCalledOnce();
});

test("a browser that does not say when it is idle is given a moment", () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { readyState: "complete" });
  const act = vi.fn();
  whenIdle(act);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(act).toHaveBeenCalledOnce();
});

function stubPage(readyState: string) {
  const page = { readyState };
  const loaded: (() => void)[] = [];
  const idle: (() => void)[] = [];
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", (_type: string, listener: () => void) => loaded.push(listener));
  vi.stubGlobal("requestIdleCallback", (listener: () => void) => idle.push(listener));
  return {
    load() {
      page.readyState = "complete";
      for (const listener of loaded.splice(0)) listener();
    },
    becomeIdle() {
      for (const listener of idle.splice(0)) listener();
    },
  };
}
