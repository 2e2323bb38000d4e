import { useState } from "react";
import { Link } from "react-router";
import { useMay } from "#platform/web/api/use-may.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Pill } from "#platform/web/ui/pill.tsx";
import type { Team } from "../../contract/teams/team.ts";
import { DeleteTeamDialog } from "./delete-team-dialog.tsx";
import { JoinDialog } from "./join-dialog.tsx";
import { TeamDialog } from "./team-dialog.tsx";
import { teamsTexts } from "./texts/teams-texts.ts";

/** What a team is called and for, and what can be done with it. */
export function TeamHeader({ team }: { team: Team }) {
  const words = useTexts(teamsTexts);
  const [opened, setOpened] = useState<"edit" | "end" | "join">();
  const close = () => setOpened(undefined);
  const { abilities, directoryGroup } = team;
  const mayAsk = useMay("request.create") && !team.isOwn && !abilities.change && directoryGroup === null;
  return (
    <section aria-label={team.name} className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="flex min-w-0 flex-1 basis-56 flex-wrap items-center gap-x-2 text-lg font-semibold wrap-anywhere">
          {team.name}
          {team.isOwn && <Pill>{words.own}</Pill>}
          {directoryGroup !== null && <Pill tone="info">{words.managed}</Pill>}
        </h2>
        <div className="flex flex-wrap gap-2 empty:hidden">
          {mayAsk && <Button onClick={() => setOpened("join")}>{words.join.action}</Button>}
          {abilities.change && <Button onClick={() => setOpened("edit")}>{words.edit.action}</Button>}
          {abilities.manage && (
            <Button variant="danger" onClick={() => setOpened("end")}>
              {words.end.action}
            </Button>
          )}
        </div>
      </div>
      {team.description !== "" && (
        <p className="max-w-prose text-sm whitespace-pre-wrap text-ink-2 wrap-anywhere">{team.description}</p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        <span className="tabular-nums">{words.people(team.people)}</span>
        {team.lead && <span className="wrap-anywhere">{words.ledBy(team.lead.name)}</span>}
        {team.parent && (
          <Link to={`/team/groups/${team.parent.id}`} className="text-accent wrap-anywhere">
            {words.inside(team.parent.name)}
          </Link>
        )}
      </p>
      {directoryGroup !== null && (
        <Banner tone="info">
          {words.managedNote} {directoryGroup !== team.name && words.calledThere(directoryGroup)}
        </Banner>
      )}
      {opened === "edit" && <TeamDialog team={team} onClose={close} />}
      {opened === "end" && <DeleteTeamDialog team={team} onClose={close} />}
      {opened === "join" && <JoinDialog team={team} onClose={close} />}
    </section>
  );
}
