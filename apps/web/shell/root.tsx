import { ScrollRestoration, useLocation, useMatches } from "react-router";
import { useSession } from "#features/auth/web/index.tsx";
import { usePageViews } from "#features/tracking/web/index.tsx";
import { isPageHandle } from "#platform/web/page/page-handle.ts";
import { OverlayRoot } from "#platform/web/ui/overlay-root.tsx";
import { Navigation } from "../navigation/navigation.tsx";
import { Shortcuts } from "../shortcuts/shortcuts.tsx";
import { PendingOutlet } from "./pending-outlet.tsx";
import { ReachabilityBanner } from "./reachability-banner.tsx";
import { SkipLink } from "./skip-link.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import { useRealtimeConnection } from "./use-realtime-connection.ts";
import { useRouteTitle } from "./use-route-title.ts";

/** What surrounds every page. */
export function Root() {
  const session = useSession();
  const { pathname } = useLocation();
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isPageHandle);
  const isSignedIn = session.status === "signed-in";

  useRouteTitle(handle?.title, pathname);
  useFocusOnNavigation(pathname);
  usePageViews(session.status === "resolving" ? undefined : isSignedIn);
  useRealtimeConnection(isSignedIn ? session.user.id : undefined);

  return (
    <div className={`flex flex-col ${handle?.layout === "fill" ? "h-dvh" : "min-h-dvh"}`}>
      <SkipLink />
      {handle?.layout !== "bare" && <Navigation />}
      <ReachabilityBanner />
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        <PendingOutlet />
      </main>
      <OverlayRoot />
      {isSignedIn && <Shortcuts />}
      <ScrollRestoration />
    </div>
  );
}
