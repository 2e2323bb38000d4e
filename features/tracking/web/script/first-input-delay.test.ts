import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onFirstInputDelay } from "./first-input-delay.ts";

let deliver: (entries: object[]) => void;
let hidden: { name: string; startTime: number }[] = [];

beforeEach(() => {
  hidden = [];
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      static supportedEntryTypes = ["first-input"];
      isOn = false;
      constructor(callback: (list: { getEntries: () => object[] }) => void) {
        deliver = (entries) => this.isOn && callback({ getEntries: () => entries });
      }
      observe() {
        this.isOn = true;
      }
      disconnect() {
        this.isOn = false;
      }
    },
  );
  vi.stubGlobal("performance", { getEntriesByType: () => hidden });
});
afterEach(() => vi.unstubAllGlobals());

it("is the time between the first input and its handling, told once", () => {
  const report = vi.fn();
  onFirstInputDelay(report);
  deliver([{ startTime: 1_000, processingStart: 1_012.5 }]);
  deliver([{ startTime: 2_000, processingStart: 2_300 }]);
  expect(report.mock.calls).toEqual([[{ name: "FID", value: 12.5 }]]);
});

it("is not told of a page that was hidden before", () => {
  hidden = [{ name: "hidden", startTime: 500 }];
  const report = vi.fn();
  onFirstInputDelay(report);
  deliver([{ startTime: 1_000, processingStart: 1_100 }]);
  expect(report).not.toHaveBeenCalled();
});

it("is left out where the browser does not measure it", () => {
  vi.stubGlobal("PerformanceObserver", { supportedEntryTypes: [] });
  expect(() => onFirstInputDelay(vi.fn())).not.toThrow();
});
