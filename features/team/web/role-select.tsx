import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Select } from "#platform/web/ui/select.tsx";
import { isOwnersMatter } from "../contract/members/owners-matter.ts";
import { teamTexts } from "./texts/team-texts.ts";
import { useRole } from "./use-role.ts";

const all: readonly WorkspaceRole[] = ["member", "guest", "admin", "billing", "auditor", "owner"];

/** The role that somebody gets, with its line in words. Some only owners give. */
export function RoleSelect<Role extends WorkspaceRole>({
  label,
  value,
  onChange,
  of,
}: RoleSelectProps<Role>) {
  const { roles, whatRolesMay } = useTexts(teamTexts);
  const own = useRole();
  const offered = (of ?? (all as readonly Role[])).filter((role) => !isOwnersMatter(role) || own === "owner");
  return (
    <Select
      label={label}
      hint={whatRolesMay[value]}
      options={offered.map((role) => ({ value: role, label: roles[role] }))}
      value={value}
      onChange={onChange}
    />
  );
}

interface RoleSelectProps<Role> {
  label: string;
  value: Role;
  onChange: (role: Role) => void;
  /** Absent: every role. */
  of?: readonly Role[];
}
