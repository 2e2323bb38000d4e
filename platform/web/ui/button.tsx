import type { ComponentProps, ReactNode } from "react";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style.ts";
import { pressOnce } from "./press-once.ts";
import { Spinner } from "./spinner.tsx";

/**
 * A button. While busy it does nothing, announces that, and keeps its width: as soon as `busy` is given, space
 * for the spinner and `busyLabel` is reserved.
 */
export function Button({
  variant = "secondary",
  size = "md",
  icon,
  busy,
  busyLabel,
  disabled,
  keepsFocus,
  className,
  children,
  onClick,
  onKeyDown,
  type = "button",
  ...rest
}: ButtonProps) {
  const isStill = busy || (keepsFocus && disabled);
  const iconSize = size === "lg" ? 18 : size === "sm" ? 14 : 16;
  const reserved = busy !== undefined && typeof children === "string";
  return (
    <button
      type={type}
      disabled={disabled && !isStill}
      aria-disabled={isStill || undefined}
      aria-busy={busy || undefined}
      className={buttonStyle(variant, size, className)}
      {...rest}
      {...pressOnce(isStill, { onClick, onKeyDown })}
    >
      <span className={reserved ? "grid place-items-center gap-[inherit]" : "contents"}>
        <span
          className={
            reserved ? "col-start-1 row-start-1 -mx-1 inline-flex items-center gap-[inherit]" : "contents"
          }
        >
          {busy ? <Spinner sizePx={iconSize} /> : icon}
          {busy && busyLabel ? busyLabel : children}
        </span>
        {reserved && <Reserve label={children} leadPx={icon ? iconSize + gapPx : 0} />}
        {reserved && <Reserve label={busyLabel ?? children} leadPx={iconSize + gapPx - spillPx} />}
      </span>
    </button>
  );
}

const gapPx = 8;
/** The busy content may extend this far into the padding, so that an idle button is hardly wider. */
const spillPx = 8;

/** Invisible and outside the document's text. Only its width matters. */
function Reserve({ label, leadPx }: { label: string; leadPx: number }) {
  return (
    <span
      aria-hidden="true"
      data-label={label}
      className="invisible col-start-1 row-start-1 h-0 overflow-hidden after:content-[attr(data-label)]"
      style={{ paddingInlineStart: leadPx }}
    />
  );
}

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  busy?: boolean;
  busyLabel?: string;
  /** Disabled, it still has the focus and takes it: for a button that its own act disables. */
  keepsFocus?: boolean;
}
