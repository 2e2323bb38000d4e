import { lazy, Suspense } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Page } from "#platform/web/page/page.tsx";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { QuietDeskDrawing } from "#platform/web/ui/drawings/quiet-desk-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { teamTexts } from "./texts/team-texts.ts";
import { useTeamAccess } from "./use-team-access.ts";

const MembersPage = lazy(async () => ({ default: (await import("./members/members-page.tsx")).MembersPage }));

/** The members of a workspace, or how to get a team when the plan has none. */
export function TeamPage() {
  const hasAccess = useTeamAccess();
  const { title, alone } = useTexts(teamTexts);
  if (hasAccess === undefined) return <CentredSpinner />;
  if (hasAccess) {
    return (
      <Suspense fallback={<CentredSpinner />}>
        <MembersPage />
      </Suspense>
    );
  }
  return (
    <Page title={title} width="reading">
      <EmptyState
        drawing={<QuietDeskDrawing />}
        action={<LinkButton to="/settings/billing">{alone.plans}</LinkButton>}
      >
        {alone.text}
      </EmptyState>
    </Page>
  );
}
