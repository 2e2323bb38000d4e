import type { ReactNode } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { TeamRow } from "./team-row.tsx";
import { teamsTexts } from "./texts/teams-texts.ts";
import { useTeamChanges, useTeamList } from "./use-teams.ts";

/** The teams by name, each followed by the teams inside it. */
export function TeamList({ search, onClear, children }: TeamListProps) {
  const words = useTexts(teamsTexts);
  const teams = useTeamList(search);
  useTeamChanges();
  const items = teams.data?.pages.flatMap((page) => page.items) ?? [];
  const isEmpty = teams.data !== undefined && items.length === 0;
  return (
    <>
      <UntilLoaded of={teams} title={words.failed} waiting={<Skeleton className="h-48 w-full" />} />
      {isEmpty && search === "" && children}
      {isEmpty && search !== "" && (
        <EmptyState action={<Button onClick={onClear}>{words.clear}</Button>}>{words.noMatch}</EmptyState>
      )}
      <ul
        aria-label={words.list}
        className="divide-y divide-line-1 rounded-lg border border-line-1 bg-paper-1 empty:hidden"
      >
        {items.map((team) => (
          <TeamRow key={team.id} team={team} isInset={team.parent !== null && search === ""} />
        ))}
      </ul>
      {teams.hasNextPage && (
        <Button
          size="sm"
          className="mt-3"
          busy={teams.isFetchingNextPage}
          onClick={() => void teams.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  );
}

interface TeamListProps {
  search: string;
  onClear: () => void;
  /** Where there is no team at all. */
  children: ReactNode;
}
