import { isWorking } from "#platform/contract/role-rules.ts";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { NavigationTexts } from "./texts/english.ts";

export interface NavItem {
  label: string;
  to: string;
  /** Another path at which this item is current. */
  alsoAt?: string;
  /** Whether it leads to what waits for the person. */
  hasWaitingCount?: true;
}

/** Navigation for signed-in people, in order. */
export function listNavItems({ hasTeamAccess, role = "member" }: NavRights): NavItem[] {
  const mayWork = isWorking(role);
  const items: (NavItem | false)[] = [
    role !== "auditor" && { label: "Dashboard", to: "/dashboard", hasWaitingCount: true },
    // Who begins none opens what is shared, as text.
    mayWork
      ? { label: "Conversation", to: "/conversation", alsoAt: "/chat" }
      : { label: "Conversation", to: "/chat", alsoAt: "/conversation" },
    mayWork && { label: "Agents", to: "/agents" },
    mayWork && { label: "Tasks", to: "/tasks", alsoAt: "/mail" },
    mayWork && hasTeamAccess && { label: "Team", to: "/team" },
    role !== "guest" && { label: "Compliance", to: "/compliance" },
    { label: "Settings", to: "/settings" },
    { label: "Profile", to: "/profile" },
  ];
  return items.filter((item) => item !== false);
}

interface NavRights {
  hasTeamAccess: boolean;
  /** In the workspace of this tab. Undefined until known. */
  role?: WorkspaceRole | undefined;
}

const visitorPlaces = ["features", "agents", "pricing", "demo"] as const;

/** Navigation for visitors: places on the landing page, which is a separate document. */
export function listVisitorItems(
  { isSelling }: { isSelling: boolean },
  words: NavigationTexts,
  home: string,
): NavItem[] {
  return visitorPlaces
    .filter((place) => isSelling || place !== "pricing")
    .map((place) => ({ label: words[place], to: `${home}#${place}` }));
}

/** Whether the item is the current page. */
export function isCurrent({ to, alsoAt }: NavItem, pathname: string): boolean {
  return isAt(to, pathname) || (alsoAt !== undefined && isAt(alsoAt, pathname));
}

function isAt(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
