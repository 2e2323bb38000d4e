import { parseHTML } from "linkedom";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MetricsCard } from "./metrics-card.tsx";
import { createMetricsPoll } from "./metrics-poll.ts";
import type { PublicMetrics } from "./public-metrics.ts";
import { showMetrics } from "./show-metrics.ts";

const words = {
  heading: "Numbers",
  lead: "",
  cardTitle: "Now",
  note: "",
  chatInteractions: "Questions",
  activeUsers: "People",
  apiRequests: "Requests",
};
const labels = { loadingMetrics: "Loading", metricsFailed: "Failed", retry: "Retry" };
const metrics: PublicMetrics = { chatInteractions: 1234, activeUsers: 5, apiRequests: 67 };

let load: () => Promise<PublicMetrics>;

beforeEach(() => {
  vi.useFakeTimers();
  const card = renderToStaticMarkup(MetricsCard({ words, labels, publishableKey: "key" }));
  const { document, Element } = parseHTML(`<html lang="de"><body>${card}</body></html>`);
  vi.stubGlobal("document", document);
  vi.stubGlobal("Element", Element);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("cancelAnimationFrame", () => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the numbers stand in the place of what was kept for them, as the language writes them", async () => {
  const place = await show(async () => metrics);
  expect(numbersOf(place)).toEqual(["1.234", "5", "67"]);
  expect(place.getAttribute("aria-busy")).toBe("false");
  expect(place.querySelector("[role=status]")?.textContent).toBe("");
});

test("while nothing was answered it says that it is loading, and shows no number", async () => {
  const place = await show(() => new Promise(() => {}));
  expect(place.getAttribute("aria-busy")).toBe("true");
  expect(place.querySelector("[role=status]")?.textContent).toBe("Loading");
  expect(numbersOf(place)).toEqual(["–", "–", "–"]);
});

test("without an answer it says so once, and asking again brings the numbers back", async () => {
  const place = await show(() => Promise.reject(new Error("broken")));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(place.querySelectorAll("[role=alert]")).toHaveLength(1);
  expect(place.querySelector("dl")?.hidden).toBe(true);
  load = async () => metrics;
  place.querySelector<HTMLElement>("[role=alert] button")?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(place.querySelector("[role=alert]")).toBeNull();
  expect(place.querySelector("dl")?.hidden).toBe(false);
  expect(numbersOf(place)).toEqual(["1.234", "5", "67"]);
});

test("every ten seconds it is asked anew; what fails then is said, and the next round mends it", async () => {
  const place = await show(async () => metrics);
  load = async () => ({ ...metrics, activeUsers: 6 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(numbersOf(place)).toEqual(["1.234", "6", "67"]);
  load = () => Promise.reject(new Error("broken"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(place.querySelectorAll("[role=alert]")).toHaveLength(1);
  expect(place.querySelector("dl")?.hidden).toBe(true);
  load = async () => metrics;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(place.querySelector("[role=alert]")).toBeNull();
  expect(numbersOf(place)).toEqual(["1.234", "5", "67"]);
});

test("an answer that took three seconds is followed by a question ten seconds after the one before", async () => {
  let asked = 0;
  await show(() => {
    asked++;
    return new Promise((answer) => setTimeout(() => answer(metrics), 3_000));
  });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toBe(2);
});

async function show(first: typeof load): Promise<HTMLElement> {
  load = first;
  const place = document.querySelector<HTMLElement>("[data-metrics]");
  if (!place) throw new Error("The card has no place for the metrics.");
  showMetrics(
    place,
    createMetricsPoll(() => load()),
  );
  await vi.advanceTimersByTimeAsync(0);
  return place;
}

function numbersOf(place: HTMLElement): (string | null | undefined)[] {
  return [...place.querySelectorAll("[data-count]")].map((number) => number.textContent);
}
