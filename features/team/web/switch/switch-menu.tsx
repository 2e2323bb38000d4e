import { Check } from "lucide-react";
import type { ReactElement } from "react";
import { useLocation } from "react-router";
import { apiQuery } from "#platform/web/api/client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Menu } from "#platform/web/ui/menu.tsx";
import type { MenuItem } from "#platform/web/ui/menu-entry.tsx";
import type { Me, OwnWorkspace } from "../../contract/me.ts";
import { teamTexts } from "../texts/team-texts.ts";
import { addressIn, placeInWorkspace } from "./place-in-workspace.ts";

/** The person's workspaces with their role in each. Going to one keeps the place. */
export function SwitchMenu({ me, trigger, isOpenAtFirst }: SwitchMenuProps) {
  const { switcher } = useTexts(teamTexts);
  const { pathname } = useLocation();
  const unread = useUnreadElsewhere();
  const items = me.workspaces.map((workspace): MenuItem => {
    const isHere = workspace.id === me.workspaceId;
    return {
      type: "link",
      key: workspace.id,
      to: isHere ? pathname : addressIn(workspace.id, placeInWorkspace(pathname, workspace.role)),
      icon: isHere ? <Check aria-hidden="true" size={16} /> : <span />,
      label: <Named workspace={workspace} unread={unread.get(workspace.id) ?? 0} />,
    };
  });
  return (
    <Menu
      trigger={trigger}
      isOpenAtFirst={isOpenAtFirst}
      items={[{ type: "heading", key: "heading", label: switcher.heading }, ...items]}
    />
  );
}

interface SwitchMenuProps {
  me: Me;
  trigger: ReactElement;
  isOpenAtFirst: boolean;
}

function Named({ workspace, unread }: { workspace: OwnWorkspace; unread: number }) {
  const { roles, switcher } = useTexts(teamTexts);
  return (
    <span className="flex items-center gap-3">
      <span className="min-w-0 flex-1 truncate">{workspace.name}</span>
      <span className="text-xs text-ink-3">
        {workspace.isPersonal ? switcher.personal : roles[workspace.role]}
      </span>
      {unread > 0 && (
        <span className="rounded-full bg-accent px-1.5 text-xs text-on-accent tabular-nums">
          <span aria-hidden="true">{unread > 99 ? "99+" : unread}</span>
          <span className="sr-only">{switcher.unread(unread)}</span>
        </span>
      )}
    </span>
  );
}

/** How many notifications the person has not read in their other workspaces, by workspace. */
function useUnreadElsewhere(): ReadonlyMap<string, number> {
  const { data } = apiQuery.useQuery(
    "get",
    "/api/v1/notifications/other-workspaces",
    {},
    { staleTime: 60_000, retry: false },
  );
  return new Map((data?.workspaces ?? []).map(({ id, unread }) => [id, unread]));
}
