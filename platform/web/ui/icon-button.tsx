import type { ComponentProps, ReactNode } from "react";
import { type ButtonVariant, buttonStyle } from "./button-style.ts";
import { classNames } from "./class-names.ts";
import type { Side } from "./place-beside.ts";
import { pressOnce } from "./press-once.ts";
import { Spinner } from "./spinner.tsx";
import { Tooltip } from "./tooltip.tsx";

/** A square icon button. Its label is its accessible name and its tooltip. */
export function IconButton({
  label,
  icon,
  keys,
  side,
  variant = "ghost",
  size = "md",
  busy,
  disabled,
  className,
  onClick,
  onKeyDown,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip label={label} keys={keys} side={side} describes={false}>
      <button
        type="button"
        aria-label={label}
        aria-busy={busy || undefined}
        disabled={disabled && !busy}
        aria-disabled={busy || undefined}
        className={buttonStyle(variant, "md", classNames(squares[size], className))}
        {...rest}
        {...pressOnce(busy, { onClick, onKeyDown })}
      >
        {busy ? <Spinner /> : icon}
      </button>
    </Tooltip>
  );
}

const squares = {
  sm: "size-7! px-0! pointer-coarse:size-11!",
  md: "size-8! px-0! pointer-coarse:size-11!",
};

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  label: string;
  icon: ReactNode;
  keys?: readonly string[];
  side?: Side;
  variant?: ButtonVariant;
  size?: keyof typeof squares;
  busy?: boolean;
}
