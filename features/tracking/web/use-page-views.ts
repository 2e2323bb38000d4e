import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { log } from "#platform/web/log.ts";
import { trackPageView } from "./track-page-view.ts";
import { reportWebVitals } from "./web-vitals.ts";

/** Logs a page view whenever the route changes; `isAuthenticated` is undefined until that is known. */
export function usePageViews(isAuthenticated: boolean | undefined): void {
  const { pathname } = useLocation();
  const viewed = useRef<string>(undefined);

  // Signing in on a page is no new view of it, so only a change of the path counts.
  useEffect(() => {
    if (isAuthenticated === undefined || viewed.current === pathname) return;
    viewed.current = pathname;
    void trackPageView({ route: pathname, isAuthenticated });
  }, [pathname, isAuthenticated]);

  useEffect(() => {
    const report = () => reportWebVitals().catch((error) => log.debug("No web vitals are reported.", error));
    const timer = setTimeout(report, 1000);
    return () => clearTimeout(timer);
  }, []);
}
