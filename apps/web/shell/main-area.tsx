import { PendingOutlet } from "./pending-outlet.tsx";
import { ReachabilityBanner } from "./reachability-banner.tsx";

/** The page itself, with what must be said about the connection above it. */
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
