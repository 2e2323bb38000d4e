import type { ReactNode } from "react";
import { apiQuery } from "#platform/web/api/client.ts";
import { useMay } from "#platform/web/api/use-may.ts";
import { AreaTabs } from "#platform/web/page/area-tabs.tsx";
import { Page } from "#platform/web/page/page.tsx";

/** A page of the area about agents, below its tabs. Each tab has an address of its own. */
export function AgentsArea({ title, lead, actions, children }: AgentsAreaProps) {
  return (
    <Page title={title} lead={lead} actions={actions}>
      <AreaTabs label="Parts of Agents" tabs={useTabs()} />
      {children}
    </Page>
  );
}

/** Those whose pages the person may see. All of them until that is known. */
function useTabs() {
  const { data: me } = apiQuery.useQuery("get", "/api/v1/me");
  const hasTriggers = useMay("trigger.create");
  const seesKnowledge = useMay("collection.list");
  const seesConnections = useMay("connection.list");
  return [
    { to: "/agents", label: "Agents", isExact: true, isSeen: true },
    { to: "/agents/triggers", label: "Triggers", isSeen: hasTriggers },
    { to: "/agents/knowledge", label: "Knowledge", isSeen: seesKnowledge },
    { to: "/agents/connections", label: "Connections", isSeen: seesConnections },
  ].filter(({ isSeen }) => isSeen || !me);
}

interface AgentsAreaProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}
