import { sendPageView } from "./send-page-view.ts";

/**
 * Tracks page views on pages outside the application, marked by `<script src="/tracking.js"
 * data-page-views="document">`: the document when it is loaded, shown after prerendering or restored from the
 * back/forward cache, and each anchor.
 */
export function watchDocument(): void {
  if (!document.querySelector('script[data-page-views="document"]')) return;
  const view = () => {
    const isAuthenticated = document.documentElement.hasAttribute("data-signed-in");
    void sendPageView({ route: location.pathname + location.hash, isAuthenticated });
  };
  addEventListener("hashchange", view);
  addEventListener("pageshow", (event) => {
    if (event.persisted) view();
  });
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", view, { once: true });
  } else view();
}
