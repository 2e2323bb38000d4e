import type { ReactNode } from "react";
import { AreaTabs } from "#platform/web/page/area-tabs.tsx";
import { Page } from "#platform/web/page/page.tsx";

const tabs = [
  { to: "/agents", label: "Agents", isExact: true },
  { to: "/agents/triggers", label: "Triggers", isExact: false },
  { to: "/agents/knowledge", label: "Knowledge", isExact: false },
  { to: "/agents/connections", label: "Connections", isExact: false },
];

/** A page of the area about agents, below its tabs. Each tab has an address of its own. */
export function AgentsArea({ title, lead, actions, children }: AgentsAreaProps) {
  return (
    <Page title={title} lead={lead} actions={actions}>
      <AreaTabs label="Parts of Agents" tabs={tabs} />
      {children}
    </Page>
  );
}

interface AgentsAreaProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}
