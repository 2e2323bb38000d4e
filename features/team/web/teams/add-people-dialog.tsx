import { useDeferredValue, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Checkbox } from "#platform/web/ui/checkbox.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { SearchField } from "#platform/web/ui/search-field.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { Team } from "../../contract/teams/team.ts";
import { teamCalls } from "./team-calls.ts";
import { teamsTexts } from "./texts/teams-texts.ts";
import { useFoundPeople, useTeamActs } from "./use-teams.ts";

/** Finds people of the workspace, and adds those who are chosen. A choice outlives the search that found it. */
export function AddPeopleDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const { adding: words } = useTexts(teamsTexts);
  const acting = useTeamActs();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const people = useFoundPeople(useDeferredValue(typed.trim()));
  const toggle = (id: string, isOn: boolean) =>
    setChosen((before) => (isOn ? [...before, id] : before.filter((other) => other !== id)));
  return (
    <FormDialog
      title={words.title(team.name)}
      description={words.text}
      submitLabel={words.submit}
      footNote={chosen.length > 0 && words.chosen(chosen.length)}
      onClose={onClose}
      onSubmit={() => (chosen.length === 0 ? undefined : acting(teamCalls.add(team.id, [...chosen])))}
    >
      {({ isChecked }) => (
        <>
          <SearchField
            label={words.search}
            value={typed}
            onValueChange={setTyped}
            {...(isChecked && chosen.length === 0 && { error: words.nobody })}
          />
          <UntilLoaded of={people} title={words.failed} waiting={<Skeleton className="h-40 w-full" />} />
          {people.data?.length === 0 && <p className="text-sm text-ink-2">{words.noMatch}</p>}
          <ul className="grid max-h-64 gap-1 overflow-y-auto empty:hidden">
            {people.data?.map(({ id, name, email, isGuest }) => (
              <li key={id}>
                <Checkbox
                  label={isGuest ? `${name} (${words.guest})` : name}
                  {...(email !== null && email !== name && { hint: email })}
                  checked={chosen.includes(id)}
                  onChange={(event) => toggle(id, event.target.checked)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </FormDialog>
  );
}
