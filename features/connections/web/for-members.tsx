import type { ReactNode } from "react";
import { AgentsArea } from "#features/agents/web/index.tsx";
import { apiQuery } from "#platform/web/api/client.ts";
import { useMay } from "#platform/web/api/use-may.ts";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";

/** A page about connections. Guests and auditors, to whom the server shows none, are told so in its place. */
export function ForMembers({ title, children }: { title: string; children: ReactNode }) {
  const { data: me } = apiQuery.useQuery("get", "/api/v1/me");
  const seesConnections = useMay("connection.list");
  if (!me || seesConnections) return children;
  return (
    <AgentsArea title={title}>
      <EmptyState>
        Guests and auditors cannot see the connections of this workspace. Ask an owner if you need access.
      </EmptyState>
    </AgentsArea>
  );
}
