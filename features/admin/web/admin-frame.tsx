import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { Page } from "#platform/web/page/page.tsx";
import { classNames } from "#platform/web/ui/class-names.ts";

/** A page of the admin area with its navigation. */
export function AdminFrame({ title = "Admin", lead, actions, children }: AdminFrameProps) {
  return (
    <Page title={title} lead={lead} actions={actions}>
      <nav aria-label="Parts of admin" className="mb-6 border-b border-line-1">
        <ul className="flex flex-wrap gap-x-1">
          {parts.map(({ to, label, end }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={end}
                className={({ isActive }) =>
                  classNames(
                    "relative flex h-9 shrink-0 items-center rounded-t-md px-3 whitespace-nowrap text-sm font-medium transition-colors -outline-offset-2 pointer-coarse:h-11",
                    "after:absolute after:inset-x-2 after:bottom-0 after:h-0.5",
                    isActive ? "text-ink-1 after:bg-accent" : "text-ink-3 hover:text-ink-1",
                  )
                }
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </Page>
  );
}

const parts = [
  { to: "/admin", label: "Overview", end: true },
  { to: "/admin/analytics", label: "Analytics", end: true },
  { to: "/admin/spending", label: "Spending", end: true },
  { to: "/admin/llm-diagram", label: "Model traffic", end: true },
  { to: "/admin/subscriptions", label: "Subscriptions", end: false },
  { to: "/admin/llm-backend", label: "Models", end: true },
  { to: "/admin/ai-settings", label: "AI settings", end: true },
  { to: "/admin/voice", label: "Voice", end: true },
  { to: "/admin/public-links", label: "Public links", end: true },
  { to: "/admin/app-settings", label: "App settings", end: false },
  { to: "/admin/upgrade", label: "Upgrade", end: true },
];

interface AdminFrameProps {
  title?: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}
