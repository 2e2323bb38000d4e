import { RecentAgents } from "#features/agents/web/index.tsx";
import { RecentConversations } from "#features/chat/web/index.tsx";
import { UsageSummary } from "#features/entitlements/web/index.tsx";
import { InboxPanel } from "#features/inbox/web/index.tsx";
import { ActiveRunsPanel } from "#features/runs/web/index.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { useDashboardChanges } from "./use-dashboard-changes.ts";

/** Everything below the composer, the most urgent first. A part without content is not there. */
export function DashboardParts({ isGuest }: { isGuest: boolean }) {
  useDashboardChanges();
  // Guests have what is shared with them.
  if (isGuest) return <RecentConversations />;
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
