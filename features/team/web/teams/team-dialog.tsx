import { useState } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { Team } from "../../contract/teams/team.ts";
import { teamLimits } from "../../contract/teams/team-limits.ts";
import { teamCalls } from "./team-calls.ts";
import { teamsTexts } from "./texts/teams-texts.ts";
import { useTeamActs, useTeamList } from "./use-teams.ts";

/** Creates a team, or changes its name, description and place. A lead does not see the place. */
export function TeamDialog({ team, onClose }: { team?: Team; onClose: () => void }) {
  const { edit: words } = useTexts(teamsTexts);
  const acting = useTeamActs();
  const navigate = useNavigate();
  const [name, setName] = useState(team?.name ?? "");
  const [description, setDescription] = useState(team?.description ?? "");
  const [parentId, setParentId] = useState(team?.parent?.id ?? "");
  const mayMove = team === undefined || (team.abilities.manage && team.teams === 0);
  const save = () => {
    const wanted = name.trim();
    if (wanted === "") return undefined;
    const place = parentId || null;
    if (team) {
      const change = { name: wanted, description, ...(mayMove && { parentId: place }) };
      return acting(teamCalls.change(team.id, change));
    }
    return acting(teamCalls.create({ name: wanted, description, parentId: place })).then(
      (made) => made && navigate(`/team/groups/${made.id}`),
    );
  };
  return (
    <FormDialog
      title={team ? words.title(team.name) : words.createTitle}
      submitLabel={team ? words.save : words.create}
      busyLabel={words.busy}
      onClose={onClose}
      onSubmit={save}
    >
      {({ isChecked }) => (
        <>
          <TextField
            label={words.name}
            value={name}
            maxLength={teamLimits.nameLength}
            autoFocus
            {...(isChecked && name.trim() === "" && { error: words.nameMissing })}
            onChange={(event) => setName(event.target.value)}
          />
          <TextArea
            label={words.description}
            value={description}
            maxLength={teamLimits.descriptionLength}
            onChange={(event) => setDescription(event.target.value)}
          />
          {mayMove && <ParentField own={team} value={parentId} onChange={setParentId} />}
        </>
      )}
    </FormDialog>
  );
}

function ParentField({ own, value, onChange }: ParentFieldProps) {
  const { edit: words } = useTexts(teamsTexts);
  const teams = useTeamList("");
  const items = teams.data?.pages.flatMap((page) => page.items) ?? [];
  const possible = items.filter(
    (team) => team.id !== own?.id && team.parent === null && team.directoryGroup === null,
  );
  if (own?.parent && !possible.some(({ id }) => id === own.parent?.id)) {
    possible.unshift({ ...own, id: own.parent.id, name: own.parent.name });
  }
  return (
    <Select
      label={words.parent}
      hint={words.parentHint}
      value={value}
      options={[
        { value: "", label: words.noParent },
        ...possible.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={onChange}
    />
  );
}

interface ParentFieldProps {
  own: Team | undefined;
  value: string;
  onChange: (parentId: string) => void;
}
