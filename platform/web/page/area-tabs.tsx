import { NavLink } from "react-router";
import { classNames } from "../ui/class-names.ts";
import { useCurrentInView } from "./use-current-in-view.ts";

/** The tabs of an area whose pages have addresses of their own. */
export function AreaTabs({ label, tabs }: { label: string; tabs: readonly AreaTab[] }) {
  const row = useCurrentInView<HTMLElement>();
  return (
    <nav
      ref={row}
      aria-label={label}
      className="-mt-3 mb-6 flex gap-1 max-sm:gap-0 overflow-x-auto border-b border-line-1 [scrollbar-width:none]"
    >
      {tabs.map(({ to, label, isExact = false }) => (
        <NavLink
          key={to}
          to={to}
          end={isExact}
          className={({ isActive }) =>
            classNames(
              "relative flex h-9 shrink-0 items-center rounded-t-md px-3 text-sm max-sm:px-2 font-medium transition-colors -outline-offset-2 pointer-coarse:h-11",
              "after:absolute after:inset-x-2 after:bottom-0 after:h-0.5",
              isActive ? "text-ink-1 after:bg-accent" : "text-ink-3 hover:text-ink-1",
            )
          }
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

export interface AreaTab {
  to: string;
  label: string;
  /** Whether pages below this address belong to another tab. */
  isExact?: boolean;
}
