import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { apiQuery } from "#platform/web/api/client.ts";
import { Spinner } from "#platform/web/ui/spinner.tsx";
import type { SharedRef } from "../../contract/index.ts";
import { shareKeys } from "../api/share-keys.ts";
import { AskAccess } from "./ask-access.tsx";
import { findElsewhere } from "./find-elsewhere.ts";
import type { ObjectPath } from "./object-path.ts";

/**
 * On the page of what one may not open in this workspace: goes to the workspace of theirs that has it, or offers to ask
 * its owner. An address names no workspace, and a tab may be in another one. `path` is the route that reads it.
 */
export function NotHere({ path, ...of }: SharedRef & { path: ObjectPath }) {
  const { data: me } = apiQuery.useQuery("get", "/api/v1/me");
  const others = me?.workspaces.map(({ id }) => id).filter((id) => id !== me.workspaceId) ?? [];
  const found = useQuery({
    queryKey: shareKeys.elsewhere(of),
    enabled: others.length > 0,
    staleTime: 0,
    queryFn: ({ signal }) => findElsewhere({ path, id: of.id }, others, signal),
  });
  useEffect(() => {
    if (!found.data) return;
    const address = new URL(location.href);
    address.searchParams.set("workspace", found.data);
    location.replace(address);
  }, [found.data]);
  if (!me || found.data || (others.length > 0 && found.isPending)) return <Spinner sizePx={20} />;
  return <AskAccess {...of} />;
}
