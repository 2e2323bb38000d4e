import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { Page } from "#platform/web/page/page.tsx";
import { classNames } from "#platform/web/ui/class-names.ts";

const tabs = [
  { to: "/agents", label: "Agents", isExact: true },
  { to: "/agents/connections", label: "Connections", isExact: false },
];

/** A page of the area about agents, below its tabs. Each tab has an address of its own. */
export function AgentsArea({ title, lead, actions, children }: AgentsAreaProps) {
  return (
    <Page title={title} lead={lead} actions={actions}>
      <nav
        aria-label="Parts of Agents"
        className="-mt-3 mb-6 flex gap-1 overflow-x-auto border-b border-line-1"
      >
        {tabs.map(({ to, label, isExact }) => (
          <NavLink
            key={to}
            to={to}
            end={isExact}
            className={({ isActive }) =>
              classNames(
                "relative flex h-9 shrink-0 items-center rounded-t-md px-3 text-sm font-medium transition-colors -outline-offset-2 pointer-coarse:h-11",
                "after:absolute after:inset-x-2 after:bottom-0 after:h-0.5",
                isActive ? "text-ink-1 after:bg-accent" : "text-ink-3 hover:text-ink-1",
              )
            }
          >
            {label}
          </NavLink>
        ))}
      </nav>
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
