import { workspaceRoles } from "#platform/contract/role-rules.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Panel } from "#platform/web/ui/panel.tsx";
import { teamTexts } from "../texts/team-texts.ts";
import { memberTexts } from "./texts/member-texts.ts";

/** Each role in one line. */
export function RolesPanel() {
  const { rolesTitle } = useTexts(memberTexts);
  const { roles, whatRolesMay } = useTexts(teamTexts);
  return (
    <Panel title={rolesTitle} className="mt-6">
      <dl className="grid grid-cols-1 gap-x-6 gap-y-1.5 text-sm sm:grid-cols-[auto_1fr]">
        {workspaceRoles.map((role) => (
          <div key={role} className="contents max-sm:block">
            <dt className="font-medium text-ink-1">{roles[role]}</dt>
            <dd className="text-ink-2">{whatRolesMay[role]}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
