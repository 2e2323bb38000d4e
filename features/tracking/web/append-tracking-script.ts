const address = "/tracking.js";

/** Appends the tracking script to the page, once. */
export function appendTrackingScript(): void {
  if (document.querySelector(`script[src="${address}"]`)) return;
  const script = document.createElement("script");
  script.type = "module";
  script.src = address;
  document.body.append(script);
}
