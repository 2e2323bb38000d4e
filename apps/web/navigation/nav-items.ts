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

/** What a visitor can go to: places on the landing page, which is a document of its own. */
export function listVisitorItems({ isSelling }: { isSelling: boolean }): NavItem[] {
  return [
    { label: "Features", to: "/#features" },
    { label: "Agents", to: "/#agents" },
    ...(isSelling ? [{ label: "Pricing", to: "/#pricing" }] : []),
    { label: "Demo", to: "/#demo" },
  ];
}

/** Whether an item is where the person is. */
export function isCurrent({ to, alsoAt }: NavItem, pathname: string): boolean {
  return isAt(to, pathname) || (alsoAt !== undefined && isAt(alsoAt, pathname));
}

function isAt(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
