import { Menu as BaseMenu } from "@base-ui/react/menu";
import type { ReactElement } from "react";
import { classNames } from "./class-names.ts";
import { MenuEntry, type MenuItem } from "./menu-entry.tsx";
import { overlayContainer } from "./overlay-root.tsx";
import { popupStyle } from "./popup-style.ts";

/**
 * A menu behind one button. `trigger` is a Button or IconButton. It lies above toasts: one that comes while a menu
 * is open must not cover the entries, and a pointer that waits there would keep it from leaving.
 */
export function Menu({
  trigger,
  items,
  align = "start",
  side = "bottom",
  isOpenAtFirst = false,
  className,
}: MenuProps) {
  return (
    <BaseMenu.Root defaultOpen={isOpenAtFirst}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal container={overlayContainer}>
        <BaseMenu.Positioner sideOffset={4} align={align} side={side} className="z-75 outline-none">
          <BaseMenu.Popup
            className={classNames(
              popupStyle,
              "max-h-(--available-height) min-w-48 max-w-80 overflow-y-auto p-1",
              className,
            )}
          >
            {items.map((item) => (
              <MenuEntry key={item.key} item={item} />
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

interface MenuProps {
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: "start" | "center" | "end";
  side?: "top" | "bottom" | "left" | "right";
  /** For a menu that was asked for before it had loaded. */
  isOpenAtFirst?: boolean;
  className?: string;
}
