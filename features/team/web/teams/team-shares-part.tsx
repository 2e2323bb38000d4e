import { FileText } from "lucide-react";
import { Link } from "react-router";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { Team, TeamShare } from "../../contract/teams/team.ts";
import { teamsTexts } from "./texts/teams-texts.ts";
import { useTeamShares } from "./use-teams.ts";

/** What is shared with a team. The names of what the reader may not open stay unsaid. */
export function TeamSharesPart({ team }: { team: Team }) {
  const { shares: words, more } = useTexts(teamsTexts);
  const shares = useTeamShares(team.id);
  const items = shares.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby="team-shares">
      <h3 id="team-shares" className="mb-3 text-base font-semibold">
        {words.title}
      </h3>
      <UntilLoaded of={shares} title={words.failed} waiting={<Skeleton className="h-24 w-full" />} />
      {shares.data && items.length === 0 && <EmptyState className="py-6">{words.none}</EmptyState>}
      <ul
        aria-label={words.title}
        className="divide-y divide-line-1 rounded-lg border border-line-1 bg-paper-1 empty:hidden"
      >
        {items.map((share) => (
          <ShareRow key={share.id} {...{ share, team }} />
        ))}
      </ul>
      {shares.hasNextPage && (
        <Button
          size="sm"
          className="mt-3"
          busy={shares.isFetchingNextPage}
          onClick={() => void shares.fetchNextPage()}
        >
          {more}
        </Button>
      )}
    </section>
  );
}

function ShareRow({ share, team }: { share: TeamShare; team: Team }) {
  const { shares: words } = useTexts(teamsTexts);
  return (
    <li className="flex items-start gap-3 px-3 py-2.5 text-sm">
      <FileText aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        {share.path !== null && share.name !== null ? (
          <Link to={share.path} className="font-medium text-ink-1 wrap-anywhere">
            {share.name}
          </Link>
        ) : (
          <span className="text-ink-3">{words.hidden}</span>
        )}
        {share.isOfParent && team.parent && (
          <p className="text-xs text-ink-3 wrap-anywhere">{words.ofParent(team.parent.name)}</p>
        )}
      </div>
      <p className="shrink-0 text-right text-ink-2">
        {words.relations[share.relation]}
        {share.expiresAt && (
          <span className="block text-xs text-ink-3">
            {words.until} <RelativeTime at={new Date(share.expiresAt)} />
          </span>
        )}
      </p>
    </li>
  );
}
