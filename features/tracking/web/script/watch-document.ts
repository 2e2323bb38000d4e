import { sendPageView } from "./send-page-view.ts";

/**
 * On a page that is a document and no application, the script sees by itself what is viewed: the document, when it is
 * loaded, shown after a prerendering or taken from the cache of going back, and each anchor. Such a page says so:
 * `<script src="/tracking.js" data-page-views="document">`.
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
