import { useDeferredValue, useState } from "react";
import { apiQuery } from "#platform/web/api/client.ts";
import { useMay } from "#platform/web/api/use-may.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { QuietDeskDrawing } from "#platform/web/ui/drawings/quiet-desk-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { GonePanel } from "../offboarding/gone-panel.tsx";
import { RequestsPanel } from "../requests/requests-panel.tsx";
import { TeamArea } from "../team-area.tsx";
import { MemberFilters } from "./member-filters.tsx";
import { MemberLine } from "./member-line.tsx";
import { RolesPanel } from "./roles-panel.tsx";
import { SeatsMissing, SeatsTaken } from "./seats-taken.tsx";
import { memberTexts } from "./texts/member-texts.ts";
import { type MemberFilter, useMembers } from "./use-members.ts";

const everybody: MemberFilter = { search: "", role: "", state: "" };

/** The people of the workspace: who is here as what, and who may change that. */
export function MembersPage() {
  const words = useTexts(memberTexts);
  const { data: me } = apiQuery.useQuery("get", "/api/v1/me");
  const [filter, setFilter] = useState(everybody);
  const asked = useDeferredValue(filter);
  const [seesPeople, administers] = [useMay("member.list"), useMay("invitation.list")];
  const seesGone = useMay("member.list_gone");
  if (me && !seesPeople) {
    return (
      <TeamArea>
        <EmptyState drawing={<QuietDeskDrawing />}>{words.notForYou}</EmptyState>
      </TeamArea>
    );
  }
  return (
    <TeamArea lead={words.lead} actions={administers && <SeatsTaken />}>
      {administers && <SeatsMissing />}
      {seesGone && <GonePanel />}
      <MemberFilters filter={filter} onChange={setFilter} />
      <MemberList
        filter={asked}
        userId={me?.user.id}
        mayInvite={administers}
        onClear={() => setFilter(everybody)}
      />
      <RequestsPanel />
      <RolesPanel />
    </TeamArea>
  );
}

function MemberList({ filter, userId, mayInvite, onClear }: MemberListProps) {
  const words = useTexts(memberTexts);
  const members = useMembers(filter);
  const items = members.data?.pages.flatMap((page) => page.items) ?? [];
  const isFiltered = filter.search !== "" || filter.role !== "" || filter.state !== "";
  return (
    <>
      <UntilLoaded of={members} title={words.failed} waiting={<Skeleton className="h-48 w-full" />} />
      {members.data && items.length === 0 && (
        <EmptyState action={isFiltered && <Button onClick={onClear}>{words.clear}</Button>}>
          {words.noMatch}
        </EmptyState>
      )}
      <ul
        aria-label={words.list}
        className="divide-y divide-line-1 rounded-lg border border-line-1 bg-paper-1 empty:hidden"
      >
        {items.map((member) => (
          <MemberLine key={member.userId} member={member} isSelf={member.userId === userId} />
        ))}
      </ul>
      {items.length === 1 && !isFiltered && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-2">{words.alone}</p>
          {mayInvite && <LinkButton to="/team/invitations">{words.invite}</LinkButton>}
        </div>
      )}
      {items.some(({ isManaged }) => isManaged) && (
        <p className="mt-3 max-w-prose text-sm text-ink-2">{words.managedNote}</p>
      )}
      {members.hasNextPage && (
        <Button
          size="sm"
          className="mt-3"
          busy={members.isFetchingNextPage}
          onClick={() => void members.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  );
}

interface MemberListProps {
  filter: MemberFilter;
  userId: string | undefined;
  mayInvite: boolean;
  onClear: () => void;
}
