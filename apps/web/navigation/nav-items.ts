import type { NavigationTexts } from "./texts/english.ts";

export interface NavItem {
  label: string;
  to: string;
  /** Another path at which this item is the current one. */
  alsoAt?: string;
}

/** What a signed-in user can go to, in order. */
export function listNavItems({ hasTeamAccess }: { hasTeamAccess: boolean }): NavItem[] {
  return [
    { label: "Dashboard", to: "/dashboard" },
    { label: "Conversation", to: "/conversation", alsoAt: "/chat" },
    { label: "Agents", to: "/agents" },
    { label: "Tasks", to: "/tasks" },
    ...(hasTeamAccess ? [{ label: "Team", to: "/team" }] : []),
    { label: "Compliance", to: "/compliance" },
    { label: "Settings", to: "/settings" },
    { label: "Profile", to: "/profile" },
  ];
}

const visitorPlaces = ["features", "agents", "pricing", "demo"] as const;

/** What a visitor can go to: places on the landing page, which is a document of its own. */
export function listVisitorItems(
  { isSelling }: { isSelling: boolean },
  words: NavigationTexts,
  home: string,
): NavItem[] {
  return visitorPlaces
    .filter((place) => isSelling || place !== "pricing")
    .map((place) => ({ label: words[place], to: `${home}#${place}` }));
}

/** Whether an item is where the person is. */
export function isCurrent({ to, alsoAt }: NavItem, pathname: string): boolean {
  return isAt(to, pathname) || (alsoAt !== undefined && isAt(alsoAt, pathname));
}

function isAt(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
