import { lazy, Suspense } from "react";
import { Page } from "#platform/web/page/page.tsx";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { QuietDeskDrawing } from "#platform/web/ui/drawings/quiet-desk-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { useTeamAccess } from "./use-team-access.ts";

const MembersPage = lazy(async () => ({ default: (await import("./members/members-page.tsx")).MembersPage }));

/** The members of a workspace, or how to get a team when the plan has none. */
export function TeamPage() {
  const hasAccess = useTeamAccess();
  if (hasAccess === undefined) return <CentredSpinner />;
  if (hasAccess) {
    return (
      <Suspense fallback={<CentredSpinner />}>
        <MembersPage />
      </Suspense>
    );
  }
  return (
    <Page title="Team" width="reading">
      <EmptyState
        drawing={<QuietDeskDrawing />}
        action={<LinkButton to="/settings/billing">Open settings</LinkButton>}
      >
        Members and teams are part of the plans Business and Enterprise.
      </EmptyState>
    </Page>
  );
}
