import { UserPlus } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { SearchField } from "#platform/web/ui/search-field.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { Team } from "../../contract/teams/team.ts";
import { AddPeopleDialog } from "./add-people-dialog.tsx";
import { TeamPerson } from "./team-person.tsx";
import { teamsTexts } from "./texts/teams-texts.ts";
import { useTeamMembers } from "./use-teams.ts";

/** Who belongs to a team. Its lead, owners and admins add and remove people. */
export function TeamMembersPart({ team }: { team: Team }) {
  const { members: words, more } = useTexts(teamsTexts);
  const [typed, setTyped] = useState("");
  const [isAdding, setAdding] = useState(false);
  const members = useTeamMembers(team.id, useDeferredValue(typed.trim()));
  const items = members.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby="team-people">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h3 id="team-people" className="text-base font-semibold">
          {words.title}
        </h3>
        {team.abilities.change && (
          <Button icon={<UserPlus aria-hidden="true" size={16} />} onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        )}
      </div>
      {(team.people > 10 || typed !== "") && (
        <SearchField label={words.search} className="mb-3 max-w-sm" value={typed} onValueChange={setTyped} />
      )}
      <UntilLoaded of={members} title={words.failed} waiting={<Skeleton className="h-24 w-full" />} />
      {members.data && items.length === 0 && (
        <EmptyState className="py-6">{typed === "" ? words.none : words.noMatch}</EmptyState>
      )}
      <ul
        aria-label={words.title}
        className="divide-y divide-line-1 rounded-lg border border-line-1 bg-paper-1 empty:hidden"
      >
        {items.map((member) => (
          <TeamPerson key={member.id} {...{ team, member }} />
        ))}
      </ul>
      {members.hasNextPage && (
        <Button
          size="sm"
          className="mt-3"
          busy={members.isFetchingNextPage}
          onClick={() => void members.fetchNextPage()}
        >
          {more}
        </Button>
      )}
      {isAdding && <AddPeopleDialog team={team} onClose={() => setAdding(false)} />}
    </section>
  );
}
