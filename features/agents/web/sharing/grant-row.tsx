import { Building2, UserRound, Users } from "lucide-react";
import { Button } from "#platform/web/ui/button.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import type { AgentGrant, AgentRight } from "../../contract/index.ts";

export const rightOptions: { value: AgentRight; label: string }[] = [
  { value: "use", label: "May use it" },
  { value: "edit", label: "May edit it" },
];

/** Somebody who has the agent, and what they may do. */
export function GrantRow({ grant, isBusy, onRight, onRevoke }: GrantRowProps) {
  const Icon = icons[grant.subject.type];
  const name = nameOf(grant);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <Icon aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
      <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <span className="font-medium text-ink-1">{name}</span>
        <span className="block text-xs text-ink-3">
          {"Since "}
          <RelativeTime at={new Date(grant.grantedAt)} />
        </span>
      </p>
      <Select
        label={`What ${name} may do`}
        labelHidden
        className="w-36"
        disabled={isBusy}
        options={rightOptions}
        value={grant.right}
        onChange={onRight}
      />
      <Button size="sm" aria-label={`Revoke from ${name}`} disabled={isBusy} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}

/** As it is named where it is chosen. */
function nameOf({ subject, name }: AgentGrant): string {
  if (subject.type === "workspace") return `Everybody in ${name}`;
  return subject.type === "team" ? `Team ${name}` : name;
}

const icons = { user: UserRound, team: Users, workspace: Building2 };

interface GrantRowProps {
  grant: AgentGrant;
  isBusy: boolean;
  onRight: (right: AgentRight) => void;
  onRevoke: () => void;
}
