import { Suspense } from "react";
import { Link, useLocation } from "react-router";
import { WaitingCount } from "#features/inbox/web/index.tsx";
import { classNames } from "#platform/web/ui/class-names.ts";
import { isCurrent, type NavItem } from "./nav-items.ts";

/** One entry of the navigation. */
export function NavLink({ item, isTall = false, onFollow }: NavLinkProps) {
  const current = isCurrent(item, useLocation().pathname);
  return (
    <Link
      to={item.to}
      reloadDocument={item.to.includes("#")}
      aria-current={current ? "page" : undefined}
      onClick={onFollow}
      className={classNames(
        "relative flex items-center rounded-md whitespace-nowrap transition-colors",
        isTall ? "h-11 px-3 text-base" : "h-8 px-1.5 text-sm pointer-coarse:h-11",
        current ? "bg-paper-3 font-medium text-ink-1" : "text-ink-2 hover:bg-paper-3 hover:text-ink-1",
      )}
    >
      {item.label}
      {item.hasWaitingCount && (
        <Suspense>
          {/* Beside the words it would move the entries that follow, as soon as it is known. */}
          <span className={isTall ? "ml-1.5" : "absolute -top-1.5 left-full -ml-2.5"}>
            <WaitingCount />
          </span>
        </Suspense>
      )}
    </Link>
  );
}

interface NavLinkProps {
  item: NavItem;
  /** Taller, for touch. */
  isTall?: boolean;
  onFollow?: () => void;
}
