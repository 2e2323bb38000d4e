import { useReachability } from "#platform/web/api/reachability.ts";
import { Banner } from "#platform/web/ui/banner.tsx";

/** Said for as long as the server does not answer; the session and what is on the page stay. */
export function ReachabilityBanner() {
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
