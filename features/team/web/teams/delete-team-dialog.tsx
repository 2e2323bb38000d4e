import { useNavigate } from "react-router";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Team, TeamUses } from "../../contract/teams/team.ts";
import { teamCalls } from "./team-calls.ts";
import { teamsTexts } from "./texts/teams-texts.ts";
import { useTeamActs, useTeamUses } from "./use-teams.ts";

/** Says what a team is used by, before it is deleted. */
export function DeleteTeamDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const { end: words } = useTexts(teamsTexts);
  const uses = useTeamUses(team.id);
  const acting = useTeamActs();
  const navigate = useNavigate();
  return (
    <FormDialog
      title={words.title(team.name)}
      description={words.text}
      variant="danger-solid"
      isReadFirst
      canSubmit={uses.data !== undefined}
      submitLabel={words.submit}
      onClose={onClose}
      onSubmit={async () => {
        await teamCalls.end(team.id);
        await navigate("/team/groups");
        await acting(Promise.resolve());
        notify({ type: "success", title: words.done(team.name), duration: 4000 });
      }}
    >
      {() => (
        <>
          <UntilLoaded of={uses} title={words.failed} />
          {uses.data && <Uses of={uses.data} />}
        </>
      )}
    </FormDialog>
  );
}

function Uses({ of: { shares, models, teams, requests } }: { of: TeamUses }) {
  const { end: words } = useTexts(teamsTexts);
  const lines = [
    ...(shares > 0 ? [words.shares(shares)] : []),
    ...models.map(({ label, isAlone }) => (isAlone ? words.modelAlone(label) : words.model(label))),
    ...(teams.length > 0 ? [words.teams(teams.join(", "))] : []),
    ...(requests > 0 ? [words.requests(requests)] : []),
  ];
  if (lines.length === 0) return <p className="text-sm text-ink-2">{words.unused}</p>;
  return (
    <ul className="list-disc space-y-1 pl-5 text-sm text-ink-1">
      {lines.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}
