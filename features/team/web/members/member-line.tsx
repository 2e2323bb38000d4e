import { ShieldCheck, ShieldOff } from "lucide-react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Avatar } from "#platform/web/ui/avatar.tsx";
import { Pill } from "#platform/web/ui/pill.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Tooltip } from "#platform/web/ui/tooltip.tsx";
import type { Member } from "../../contract/members/member.ts";
import { teamTexts } from "../texts/team-texts.ts";
import { MemberMenu } from "./member-menu.tsx";
import { memberTexts } from "./texts/member-texts.ts";

/** One person: who, as what, since when not seen, and what can be done. */
export function MemberLine({ member, isSelf }: { member: Member; isSelf: boolean }) {
  const words = useTexts(memberTexts);
  const { roles, whatRolesMay } = useTexts(teamTexts);
  const { name, email, role, state, teams, isManaged } = member;
  return (
    <li className="flex items-start gap-3 px-3 py-2.5 sm:items-center">
      <Avatar size="md" isNamed name={name || email || "?"} picture={member.picture ?? undefined} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="min-w-0 font-medium text-ink-1 wrap-anywhere">{name || email}</span>
          {isSelf && <Pill>{words.you}</Pill>}
          {state === "suspended" && <Pill tone="warn">{words.suspended}</Pill>}
          {isManaged && <Pill tone="info">{words.managed}</Pill>}
        </p>
        {name !== email && <p className="text-xs text-ink-2 wrap-anywhere">{email}</p>}
        <p className="text-xs text-ink-3 wrap-anywhere sm:hidden">
          {roles[role]}
          {member.hasSecondFactor !== null && " · "}
          <Activity member={member} />
        </p>
        {teams.length > 0 && (
          <p className="text-xs text-ink-3 wrap-anywhere">{teams.map((team) => team.name).join(", ")}</p>
        )}
      </div>
      <div className="hidden w-28 shrink-0 text-sm sm:block">
        <Tooltip label={whatRolesMay[role]}>
          <span>{roles[role]}</span>
        </Tooltip>
        {!member.hasSeat && <span className="block text-xs text-ink-3">{words.noSeat}</span>}
      </div>
      <p className="hidden w-32 shrink-0 text-xs text-ink-3 md:block">
        <Activity member={member} />
      </p>
      <SecondFactor isSet={member.hasSecondFactor} />
      <div className="w-7 shrink-0 pointer-coarse:w-11">
        <MemberMenu member={member} isSelf={isSelf} />
      </div>
    </li>
  );
}

/** For owners and admins; nothing for all others. */
function Activity({ member: { lastActiveAt, hasSecondFactor } }: { member: Member }) {
  const words = useTexts(memberTexts);
  if (hasSecondFactor === null) return null;
  if (!lastActiveAt) return <>{words.neverActive}</>;
  return (
    <>
      {words.lastActive} <RelativeTime at={new Date(lastActiveAt)} />
    </>
  );
}

function SecondFactor({ isSet }: { isSet: boolean | null }) {
  const words = useTexts(memberTexts);
  if (isSet === null) return null;
  const label = isSet ? words.secondFactor : words.noSecondFactor;
  const Icon = isSet ? ShieldCheck : ShieldOff;
  return (
    <Tooltip label={label}>
      <span role="img" aria-label={label} className={isSet ? "text-good" : "text-ink-3"}>
        <Icon aria-hidden="true" size={16} />
      </span>
    </Tooltip>
  );
}
