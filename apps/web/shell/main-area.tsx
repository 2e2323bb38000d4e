import { useReachability } from "#platform/web/api/reachability.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { PendingOutlet } from "./pending-outlet.tsx";

/** The page, below a banner about the connection. */
export function MainArea() {
  return (
    <>
      <ReachabilityBanner />
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        <PendingOutlet />
      </main>
    </>
  );
}

/** Shown while the server is unreachable. The session and the page stay. */
function ReachabilityBanner() {
  const isReachable = useReachability();
  return (
    <div role="status" className="sticky top-0 z-50 page-gutter empty:hidden">
      {!isReachable && (
        <Banner tone="warn" className="my-2">
          Cannot reach the server. Trying again…
        </Banner>
      )}
    </div>
  );
}
