import { ChevronRight, Ellipsis } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "#platform/web/ui/class-names.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Menu } from "#platform/web/ui/menu.tsx";
import type { MenuItem } from "#platform/web/ui/menu-entry.tsx";
import type { Filing } from "../../contract/index.ts";
import { useDropPlace } from "./drag.ts";
import { useListActs } from "./list-acts.ts";

/** A part of the list that opens: a folder, or the pinned conversations. Conversations can be dropped on it. */
export function FiledSection({ label, filing, icon, menu, isOpen, onToggle, children }: FiledSectionProps) {
  const id = useId();
  const { file } = useListActs();
  const { isOver, handlers } = useDropPlace((items) =>
    file(items, filing, filing.state === "pinned" ? "pinned" : `moved to ${label}`),
  );
  return (
    <section aria-label={label} {...handlers}>
      <div
        className={classNames(
          "group relative flex items-center rounded-md",
          isOver ? "bg-accent-soft" : "hover:bg-paper-3",
        )}
      >
        <h3 className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={onToggle}
            className="flex h-9 w-full items-center gap-2 rounded-md pr-9 pl-2.5 text-left text-sm text-ink-2 -outline-offset-2 pointer-coarse:h-11"
          >
            {icon}
            <span className="min-w-0 flex-1 truncate">{label}</span>
            <ChevronRight
              aria-hidden="true"
              size={14}
              className={classNames(
                "text-ink-3 transition-transform motion-reduce:transition-none",
                isOpen && "rotate-90",
              )}
            />
          </button>
        </h3>
        {menu && (
          <Menu
            align="end"
            trigger={
              <IconButton
                label={`More for the folder ${label}`}
                size="sm"
                icon={<Ellipsis aria-hidden="true" size={16} />}
                className="absolute! right-1 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 aria-expanded:opacity-100 pointer-coarse:right-0 pointer-coarse:opacity-100"
              />
            }
            items={menu}
          />
        )}
      </div>
      <div id={id} hidden={!isOpen} className="pl-3">
        {isOpen && children}
      </div>
    </section>
  );
}

interface FiledSectionProps {
  label: string;
  filing: Filing;
  icon: ReactNode;
  menu?: readonly MenuItem[];
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}
