import { Plus } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { isAdministering } from "#platform/contract/workspace-role.ts";
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
  const role = useRole();
  const hasAccess = useTeamAccess();
  const [typed, setTyped] = useState("");
  const [isCreating, setCreating] = useState(false);
  const search = useDeferredValue(typed.trim());
  if (role === "guest" || hasAccess === false) {
    return (
      <TeamArea lead={words.lead}>
        <EmptyState
          drawing={<QuietDeskDrawing />}
          action={role !== "guest" && <LinkButton to="/settings/billing">{words.openBilling}</LinkButton>}
        >
          {role === "guest" ? words.notForYou : words.noTeam}
        </EmptyState>
      </TeamArea>
    );
  }
  const create = role && isAdministering(role) && (
    <Button variant="primary" icon={<Plus aria-hidden="true" size={16} />} onClick={() => setCreating(true)}>
      {words.create}
    </Button>
  );
  return (
    <TeamArea lead={words.lead} actions={create}>
      <SearchField label={words.search} className="mb-3 max-w-sm" value={typed} onValueChange={setTyped} />
      {role && (
        <TeamList
          search={search}
          emptyText={isAdministering(role) ? words.none : words.noneForMember}
          onClear={() => setTyped("")}
        />
      )}
      {isCreating && <TeamDialog onClose={() => setCreating(false)} />}
    </TeamArea>
  );
}
