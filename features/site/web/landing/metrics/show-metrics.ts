import { countUp } from "./count-up.ts";
import type { createMetricsPoll } from "./metrics-poll.ts";
import { isCount, type PublicMetrics } from "./public-metrics.ts";

type Poll = Pick<ReturnType<typeof createMetricsPoll>, "read" | "retry" | "subscribe">;

/** Updates the server-rendered metrics: loading, failed with a retry button, or counting. */
export function showMetrics(place: HTMLElement, poll: Poll): void {
  const list = place.querySelector("dl");
  const failure = place.querySelector<HTMLTemplateElement>("template");
  const status = place.querySelector<HTMLElement>("[role=status]");
  const loading = status?.textContent ?? "";
  const counters = findCounters(place);
  if (!list || !failure) return;

  const update = () => {
    const state = poll.read();
    const isLoading = state.status === "loading";
    const hasFailed = state.status === "failed";
    place.setAttribute("aria-busy", `${isLoading}`);
    if (status) status.textContent = isLoading ? loading : "";
    place.toggleAttribute("data-failed", hasFailed);
    list.hidden = hasFailed;
    const shown = place.querySelector("[role=alert]");
    if (hasFailed && !shown) failure.before(failure.content.cloneNode(true));
    if (!hasFailed && shown) takeAway(shown, place);
    if (state.status === "loaded") for (const { count, show } of counters) show(state.metrics[count]);
  };

  place.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[role=alert] button")) poll.retry();
  });
  poll.subscribe(update);
  update();
}

/** Moves the focus of the removed button to the numbers. */
function takeAway(failure: Element, place: HTMLElement): void {
  const hadFocus = failure.contains(document.activeElement);
  failure.remove();
  if (hadFocus) place.focus();
}

function findCounters(place: HTMLElement): Counter[] {
  const locale = document.documentElement.lang === "de" ? "de-DE" : "en-US";
  return [...place.querySelectorAll<HTMLElement>("[data-count]")].flatMap((number) => {
    const { count, durationMs } = number.dataset;
    if (!isCount(count)) return [];
    return [{ count, show: countUp(number, { durationMs: Number(durationMs), locale }) }];
  });
}

interface Counter {
  count: keyof PublicMetrics;
  show(value: number): void;
}
