import { Plus } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useMay } from "#platform/web/api/use-may.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { QuietDeskDrawing } from "#platform/web/ui/drawings/quiet-desk-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { SearchField } from "#platform/web/ui/search-field.tsx";
import { TeamArea } from "../team-area.tsx";
import { useRole } from "../use-role.ts";
import { useTeamAccess } from "../use-team-access.ts";
import { TeamDialog } from "./team-dialog.tsx";
import { TeamList } from "./team-list.tsx";
import { teamsTexts } from "./texts/teams-texts.ts";

/** The teams of the workspace. Owners and admins create them; guests learn of none. */
export function TeamsPage() {
  const words = useTexts(teamsTexts);
  const isKnown = useRole() !== undefined;
  const hasAccess = useTeamAccess();
  const [seesTeams, mayCreate] = [useMay("team.read"), useMay("team.create")];
  const [typed, setTyped] = useState("");
  const [isCreating, setCreating] = useState(false);
  const search = useDeferredValue(typed.trim());
  if (isKnown && !seesTeams) {
    return (
      <TeamArea lead={words.lead}>
        <EmptyState drawing={<QuietDeskDrawing />}>{words.notForYou}</EmptyState>
      </TeamArea>
    );
  }
  const create = hasAccess && mayCreate && (
    <Button variant="primary" icon={<Plus aria-hidden="true" size={16} />} onClick={() => setCreating(true)}>
      {words.create}
    </Button>
  );
  return (
    <TeamArea lead={words.lead} actions={create}>
      <SearchField label={words.search} className="mb-3 max-w-sm" value={typed} onValueChange={setTyped} />
      {isKnown && hasAccess !== undefined && (
        <TeamList search={search} onClear={() => setTyped("")}>
          <NoTeams {...{ hasAccess, mayCreate }} />
        </TeamList>
      )}
      {isCreating && <TeamDialog onClose={() => setCreating(false)} />}
    </TeamArea>
  );
}

function NoTeams({ hasAccess, mayCreate }: NoTeamsProps) {
  const words = useTexts(teamsTexts);
  const mayBuy = useMay("subscription.buy");
  const billing = <LinkButton to="/settings/billing">{words.openBilling}</LinkButton>;
  const present = mayCreate ? words.none : words.noneForMember;
  return (
    <EmptyState drawing={<QuietDeskDrawing />} action={!hasAccess && mayBuy && billing}>
      {hasAccess ? present : words.noTeam}
    </EmptyState>
  );
}

interface NoTeamsProps {
  hasAccess: boolean;
  mayCreate: boolean;
}
