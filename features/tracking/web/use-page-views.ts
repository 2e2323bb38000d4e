import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { appendTrackingScript } from "./append-tracking-script.ts";
import { trackEvent } from "./track-event.ts";

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
