import { useState } from "react";
import { workspaceRoles } from "#platform/contract/role-rules.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Member } from "../../contract/members/member.ts";
import { teamTexts } from "../texts/team-texts.ts";
import { memberTexts } from "./texts/member-texts.ts";
import { useMemberActs } from "./use-members.ts";

/** The roles that one may give, each with its line. */
export function RoleDialog({ member, isSelf, onClose }: RoleDialogProps) {
  const { roleDialog: words } = useTexts(memberTexts);
  const { roles, whatRolesMay } = useTexts(teamTexts);
  const { changeRole } = useMemberActs();
  const [role, setRole] = useState(member.role);
  const name = member.name || member.email;
  const offered = workspaceRoles.filter((one) => one === member.role || member.abilities.roles.includes(one));
  const change = async () => {
    if (role !== member.role) await changeRole(member.userId, role);
    if (role !== member.role) notify({ type: "success", title: words.done(name), duration: 4000 });
  };
  return (
    <FormDialog
      title={isSelf ? words.ownTitle : words.title(name)}
      submitLabel={words.submit}
      busyLabel={words.busy}
      onClose={onClose}
      onSubmit={change}
    >
      {() => (
        <>
          <fieldset className="grid gap-1">
            <legend className="sr-only">{isSelf ? words.ownTitle : words.title(name)}</legend>
            {offered.map((one) => (
              <label
                key={one}
                className="flex cursor-pointer items-start gap-3 rounded-md border border-transparent p-2 has-checked:border-accent has-checked:bg-accent-soft"
              >
                <input
                  type="radio"
                  name="role"
                  className="mt-1 accent-accent"
                  checked={role === one}
                  onChange={() => setRole(one)}
                />
                <span>
                  <span className="block text-sm font-medium text-ink-1">{roles[one]}</span>
                  <span className="block text-sm text-ink-2">{whatRolesMay[one]}</span>
                </span>
              </label>
            ))}
          </fieldset>
          {isSelf && member.role === "owner" && role !== "owner" && (
            <Banner tone="warn" className="mt-3">
              {words.stepDown}
            </Banner>
          )}
        </>
      )}
    </FormDialog>
  );
}

interface RoleDialogProps {
  member: Member;
  isSelf: boolean;
  onClose: () => void;
}
