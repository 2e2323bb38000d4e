import type { ReactNode } from "react";
import { useMay } from "#platform/web/api/use-may.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { AreaTabs } from "#platform/web/page/area-tabs.tsx";
import { Page } from "#platform/web/page/page.tsx";
import { teamTexts } from "./texts/team-texts.ts";
import { useRole } from "./use-role.ts";

/** A page of the area of the team, below its tabs. Each tab has an address of its own. */
export function TeamArea({ lead, actions, children }: TeamAreaProps) {
  const { title, lead: usual, area, tabs } = useTexts(teamTexts);
  const role = useRole();
  const mayInvite = useMay("invitation.list");
  const seesPeople = useMay("member.list") || role === undefined;
  return (
    <Page title={title} lead={lead ?? usual} actions={actions}>
      <AreaTabs
        label={area}
        tabs={[
          ...(seesPeople ? [{ to: "/team", label: tabs.members, isExact: true }] : []),
          ...(mayInvite ? [{ to: "/team/invitations", label: tabs.invitations }] : []),
          ...(seesPeople ? [{ to: "/team/groups", label: tabs.groups }] : []),
          { to: "/team/shared", label: tabs.shared },
        ]}
      />
      {children}
    </Page>
  );
}

interface TeamAreaProps {
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}
