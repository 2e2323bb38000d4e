import { classNames } from "#platform/web/ui/class-names.ts";
import type { Entry } from "./entries.ts";

/** One entry of the navigation. */
export function EntryLink({ entry, isTall = false }: { entry: Entry; isTall?: boolean }) {
  return (
    <a
      href={entry.href}
      className={classNames(
        "items-center rounded-md whitespace-nowrap text-ink-2 transition-colors hover:bg-paper-3 hover:text-ink-1",
        entry.only === "team" ? "hidden with-team:flex" : "flex",
        isTall ? "h-11 px-3 text-base" : "h-8 px-1.5 text-sm lg:px-2 pointer-coarse:h-11",
      )}
    >
      {entry.label}
    </a>
  );
}
