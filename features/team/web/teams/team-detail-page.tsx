import { ArrowLeft } from "lucide-react";
import { useParams } from "react-router";
import { ApiError } from "#platform/web/api/api-error.ts";
import { useMay } from "#platform/web/api/use-may.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { TeamArea } from "../team-area.tsx";
import { TeamHeader } from "./team-header.tsx";
import { TeamMembersPart } from "./team-members-part.tsx";
import { TeamSharesPart } from "./team-shares-part.tsx";
import { teamsTexts } from "./texts/teams-texts.ts";
import { useTeam, useTeamChanges } from "./use-teams.ts";

/** One team: what it is, who is in it, and what is shared with it. */
export function TeamDetailPage() {
  const words = useTexts(teamsTexts);
  const { id = "" } = useParams();
  const seesMembers = useMay("team.read_members");
  const team = useTeam(id);
  useTeamChanges();
  const isGone = team.error instanceof ApiError && team.error.status === 404;
  return (
    <TeamArea lead={words.lead}>
      <LinkButton
        to="/team/groups"
        variant="ghost"
        size="sm"
        icon={<ArrowLeft aria-hidden="true" size={14} />}
        className="mb-3 -ml-2"
      >
        {words.all}
      </LinkButton>
      {isGone ? (
        <EmptyState>{words.gone}</EmptyState>
      ) : (
        <UntilLoaded of={team} title={words.oneFailed} waiting={<Skeleton className="h-64 w-full" />} />
      )}
      {team.data && !isGone && (
        <div className="grid gap-8">
          <TeamHeader team={team.data} />
          {seesMembers && <TeamMembersPart team={team.data} />}
          <TeamSharesPart team={team.data} />
        </div>
      )}
    </TeamArea>
  );
}
