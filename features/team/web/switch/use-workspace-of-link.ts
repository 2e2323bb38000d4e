import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { carryFocus } from "#platform/web/page/carried-focus.ts";
import { chooseWorkspace, workspaceOf } from "#platform/web/personal-data/workspace-of-tab.ts";

/**
 * Follows an address that names a workspace (`?workspace=`): loads the document anew in that, because everything that the
 * tab has in memory belongs to the one before. True while it leaves.
 */
export function useWorkspaceOfLink(userId: string | undefined): boolean {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const named = params.get("workspace")?.toLowerCase();
  params.delete("workspace");
  const path = `${pathname}${params.size > 0 ? `?${params}` : ""}`;
  const isLeaving = userId !== undefined && named !== undefined && named !== workspaceOf(userId);
  useEffect(() => {
    if (!userId || !named) return;
    if (!isLeaving) return void navigate(path + hash, { replace: true });
    chooseWorkspace(userId, named);
    carryFocus();
    location.replace(path + hash);
  }, [userId, named, isLeaving, path, hash, navigate]);
  return isLeaving;
}
