import { Suspense } from "react";
import { RecentAgents } from "#features/agents/web/index.tsx";
import { RecentConversations } from "#features/chat/web/index.tsx";
import { UsageSummary } from "#features/entitlements/web/index.tsx";
import { InboxPanel } from "#features/inbox/web/index.tsx";
import { ActiveRunsPanel } from "#features/runs/web/index.tsx";
import { SharedWithMe } from "#features/sharing/web/index.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { useDashboardChanges } from "./use-dashboard-changes.ts";

/** Everything below the composer, the most urgent first. A part without content is not there. */
export function DashboardParts({ isGuest }: { isGuest: boolean }) {
  useDashboardChanges();
  if (isGuest) return <SharedWithGuest />;
  return (
    <>
      <InboxPanel />
      <ActiveRunsPanel />
      <RecentConversations />
      <FirstSteps />
      <RecentAgents />
      <UsageSummary detailsPath="/settings/usage" />
    </>
  );
}

/** Guests have what is shared with them, and nothing else. */
function SharedWithGuest() {
  return (
    <section aria-labelledby="shared-title">
      <h2 id="shared-title" className="mb-3 text-base font-semibold">
        Shared with you
      </h2>
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <SharedWithMe noun={undefined} />
      </Suspense>
    </section>
  );
}
