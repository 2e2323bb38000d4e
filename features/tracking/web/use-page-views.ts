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

/** Logs a page view on each route change. `isAuthenticated` is undefined until known. */
export function usePageViews(isAuthenticated: boolean | undefined): void {
  const { pathname } = useLocation();
  const viewed = useRef<string>(undefined);

  // Only a new path counts as a view. Signing in on a page does not.
  useEffect(() => {
    if (isAuthenticated === undefined || viewed.current === pathname) return;
    viewed.current = pathname;
    trackEvent({ type: "page_view", route: pathname, isAuthenticated });
    appendTrackingScript();
  }, [pathname, isAuthenticated]);
}
