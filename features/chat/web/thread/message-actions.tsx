import type { ReactNode } from "react";
import { classNames } from "#platform/web/ui/class-names.ts";

/** Actions on a message: visible on hover and focus, always on touch devices and with `isShown`. */
export function MessageActions({ label, isShown, className, children }: MessageActionsProps) {
  return (
    <fieldset
      className={classNames(
        "flex min-w-0 items-center gap-0.5 transition-opacity print:hidden",
        !isShown &&
          "opacity-0 group-focus-within/message:opacity-100 group-hover/message:opacity-100 has-aria-expanded:opacity-100 pointer-coarse:opacity-100",
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}

interface MessageActionsProps {
  label: string;
  isShown?: boolean;
  className?: string;
  children: ReactNode;
}
