import { CornerDownRight, Users } from "lucide-react";
import { Link } from "react-router";
import { useTexts } from "#platform/web/language/texts.ts";
import { Pill } from "#platform/web/ui/pill.tsx";
import type { Team } from "../../contract/teams/team.ts";
import { teamsTexts } from "./texts/teams-texts.ts";

/** One team of the list, leading to its page. */
export function TeamRow({ team, isInset }: { team: Team; isInset: boolean }) {
  const words = useTexts(teamsTexts);
  const Icon = isInset ? CornerDownRight : Users;
  return (
    <li className={`relative flex items-start gap-3 px-3 py-2.5 hover:bg-paper-2 ${isInset ? "pl-8" : ""}`}>
      <Icon aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <Link
            to={`/team/groups/${team.id}`}
            className="min-w-0 font-medium text-ink-1 no-underline wrap-anywhere after:absolute after:inset-0"
          >
            {team.name}
          </Link>
          {team.isOwn && <Pill>{words.own}</Pill>}
          {team.directoryGroup !== null && <Pill tone="info">{words.managed}</Pill>}
        </p>
        {team.parent && !isInset && (
          <p className="text-xs text-ink-2 wrap-anywhere">{words.inside(team.parent.name)}</p>
        )}
        {team.description !== "" && (
          <p className="line-clamp-2 text-sm text-ink-2 wrap-anywhere">{team.description}</p>
        )}
        {team.lead && <p className="text-xs text-ink-3 wrap-anywhere">{words.ledBy(team.lead.name)}</p>}
      </div>
      <p className="shrink-0 text-sm text-ink-2 tabular-nums">{words.people(team.people)}</p>
    </li>
  );
}
