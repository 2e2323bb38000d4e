import { Popover as BasePopover } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { overlayContainer } from "./overlay-root.tsx";
import { popupStyle } from "./popup-style.ts";

/** A small titled panel beside its button. */
export function Popover({
  trigger,
  title,
  titleHidden,
  align = "start",
  className,
  keepsFocus,
  children,
  ...state
}: PopoverProps) {
  const control = state.isOpen === undefined ? {} : { open: state.isOpen, onOpenChange: state.onOpenChange };
  return (
    <BasePopover.Root {...control}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal container={overlayContainer}>
        <BasePopover.Positioner sideOffset={6} align={align} collisionPadding={12} className="z-60">
          <BasePopover.Popup
            finalFocus={() => !keepsFocus?.()}
            className={classNames(
              popupStyle,
              "max-h-(--available-height) w-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto p-4",
              className,
            )}
          >
            <BasePopover.Title className={titleHidden ? "sr-only" : "mb-2 text-base font-semibold"}>
              {title}
            </BasePopover.Title>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}

interface PopoverProps {
  trigger: ReactElement;
  title: string;
  titleHidden?: boolean;
  align?: "start" | "center" | "end";
  className?: string;
  /** True while it closes because the focus went on to another place; its button then does not get it back. */
  keepsFocus?: () => boolean;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}
