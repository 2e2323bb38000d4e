import { Crown, UserMinus } from "lucide-react";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Avatar } from "#platform/web/ui/avatar.tsx";
import type { MenuItem } from "#platform/web/ui/menu-entry.tsx";
import { MoreMenu } from "#platform/web/ui/more-menu.tsx";
import { Pill } from "#platform/web/ui/pill.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Team, TeamMember } from "../../contract/teams/team.ts";
import { teamCalls } from "./team-calls.ts";
import { teamsTexts } from "./texts/teams-texts.ts";
import { useTeamActs } from "./use-teams.ts";

/** One person of a team. Who is in it by a team inside it is removed there. */
export function TeamPerson({ team, member }: { team: Team; member: TeamMember }) {
  const { members: words } = useTexts(teamsTexts);
  const { name, email, isLead, isGuest, isSuspended, isDirect, through } = member;
  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <Avatar size="md" isNamed name={name || email || "?"} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="min-w-0 font-medium text-ink-1 wrap-anywhere">{name || email}</span>
          {isLead && <Pill tone="accent">{words.isLead}</Pill>}
          {isGuest && <Pill>{words.guest}</Pill>}
          {isSuspended && <Pill tone="warn">{words.suspended}</Pill>}
        </p>
        {email !== null && email !== name && <p className="text-xs text-ink-2 wrap-anywhere">{email}</p>}
        {!isDirect && <p className="text-xs text-ink-3 wrap-anywhere">{words.through(through.join(", "))}</p>}
      </div>
      <div className="w-7 shrink-0 pointer-coarse:w-11">
        <RowMenu {...{ team, member }} />
      </div>
    </li>
  );
}

function RowMenu({ team, member }: { team: Team; member: TeamMember }) {
  const { members: words } = useTexts(teamsTexts);
  const acting = useTeamActs();
  const name = member.name || member.email || "";
  const perform = (call: () => Promise<unknown>, done?: string) =>
    void acting(call()).then(
      () => done && notify({ type: "success", title: done, duration: 4000 }),
      (error: unknown) => notify({ type: "error", title: words.notDone, message: describeError(error) }),
    );
  const mayLead = !member.isGuest && !member.isSuspended;
  const items: MenuItem[] = [
    team.abilities.manage &&
      (member.isLead || mayLead) && {
        key: "lead",
        label: member.isLead ? words.endLead : words.makeLead,
        icon: <Crown size={16} />,
        onSelect: () => perform(() => teamCalls.setLead(team.id, member.isLead ? null : member.id)),
      },
    {
      key: "remove",
      label: words.remove,
      icon: <UserMinus size={16} />,
      isDangerous: true,
      onSelect: () => perform(() => teamCalls.remove(team.id, member.id), words.removed(name)),
    },
  ].filter((item) => item !== false);
  return team.abilities.change && member.isDirect ? (
    <MoreMenu name={name} variant="ghost" items={items} />
  ) : null;
}
