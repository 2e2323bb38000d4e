import { NavLink } from "react-router";
import { useDeclared } from "#platform/web/modules/web-modules.ts";
import { useCurrentInView } from "#platform/web/page/use-current-in-view.ts";
import { classNames } from "#platform/web/ui/class-names.ts";

/** The sections of the settings that the features declare: a column, or a row that scrolls on phones. */
export function SettingsNavigation() {
  const sections = useDeclared("settings");
  const row = useCurrentInView<HTMLUListElement>();
  return (
    <nav aria-label="Settings" className="-mx-5 border-b border-line-1 max-[320px]:-mx-3 md:mx-0 md:border-0">
      <ul
        ref={row}
        className="flex gap-x-1 overflow-x-auto px-3.5 [scrollbar-width:none] md:sticky md:top-24 md:flex-col md:gap-0.5 md:overflow-visible md:px-0"
      >
        {sections.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end className={({ isActive }) => classNames(entry, isActive ? current : other)}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const entry =
  "relative flex h-10 items-center px-2.5 text-sm whitespace-nowrap transition-colors -outline-offset-2 pointer-coarse:h-11 " +
  "after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.5 md:after:hidden md:h-8 md:rounded-md md:pointer-coarse:h-11";
const current = "font-medium text-ink-1 after:bg-accent md:bg-paper-3";
const other = "text-ink-2 hover:text-ink-1 md:hover:bg-paper-3";
