/** The browser's entry of the first input of a page. */
interface FirstInput extends PerformanceEntry {
  processingStart: number;
}

/**
 * Reports the First Input Delay once: the time until the page could react to the first input. The library
 * measures it no more. Inputs after the page was first hidden say nothing about its loading.
 */
export function onFirstInputDelay(report: (metric: { name: "FID"; value: number }) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes("first-input")) return;
  const observer = new PerformanceObserver((list) => {
    const [input] = list.getEntries() as FirstInput[];
    if (!input) return;
    observer.disconnect();
    if (input.startTime < firstHiddenMs()) {
      report({ name: "FID", value: input.processingStart - input.startTime });
    }
  });
  observer.observe({ type: "first-input", buffered: true });
}

function firstHiddenMs(): number {
  const hidden = performance.getEntriesByType("visibility-state").find(({ name }) => name === "hidden");
  return hidden?.startTime ?? Number.POSITIVE_INFINITY;
}
