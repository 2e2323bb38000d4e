import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { trackEvent } from "./track-event.ts";

const address = "/tracking.js";

/** Appends the tracking script to the page, once. */
function appendTrackingScript(): void {
  if (document.querySelector(`script[src="${address}"]`)) return;
  const script = document.createElement("script");
  script.type = "module";
  script.src = address;
  document.body.append(script);
}

/** Logs a page view whenever the route changes; `isAuthenticated` is undefined until that is known. */
export function usePageViews(isAuthenticated: boolean | undefined): void {
  const { pathname } = useLocation();
  const viewed = useRef<string>(undefined);

  // Signing in on a page is no new view of it, so only a change of the path counts.
  useEffect(() => {
    if (isAuthenticated === undefined || viewed.current === pathname) return;
    viewed.current = pathname;
    trackEvent({ type: "page_view", route: pathname, isAuthenticated });
    appendTrackingScript();
  }, [pathname, isAuthenticated]);
}
