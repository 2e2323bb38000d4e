export { trackEvent } from "./track-event.ts";
export { usePageViews } from "./use-page-views.ts";
