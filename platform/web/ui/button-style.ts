import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "brass" | "danger" | "danger-solid" | "ghost";
export type ButtonSize = "sm" | "md" | "lg";

/** Styles shared by buttons and links that look like buttons. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classNames(base, variants[variant], sizes[size], className);
}

const base =
  "relative inline-flex shrink-0 items-center justify-center border font-medium whitespace-nowrap select-none " +
  "no-underline transition-colors pointer-coarse:min-h-11 " +
  // On a phone at double text size, labels may wrap.
  "max-w-full max-[20rem]:h-auto max-[20rem]:shrink max-[20rem]:py-1 max-[20rem]:whitespace-normal " +
  "disabled:opacity-55 aria-disabled:opacity-55 aria-busy:opacity-100";

const variants: Record<ButtonVariant, string> = {
  primary:
    "border-transparent bg-accent text-on-accent enabled:not-aria-disabled:hover:bg-accent-strong [a]:hover:bg-accent-strong",
  secondary:
    "border-line-2 bg-paper-1 text-ink-1 enabled:not-aria-disabled:hover:border-line-3 enabled:not-aria-disabled:hover:bg-paper-2 " +
    "[a]:hover:border-line-3 [a]:hover:bg-paper-2 enabled:not-aria-disabled:active:bg-paper-3",
  brass:
    "border-transparent bg-brass-fill text-on-brass enabled:not-aria-disabled:hover:bg-brass-strong [a]:hover:bg-brass-strong",
  danger:
    "border-line-2 bg-paper-1 text-bad enabled:not-aria-disabled:hover:border-bad-line enabled:not-aria-disabled:hover:bg-bad-soft " +
    "[a]:hover:border-bad-line [a]:hover:bg-bad-soft",
  "danger-solid":
    "border-transparent bg-bad text-on-bad enabled:not-aria-disabled:hover:bg-bad-strong [a]:hover:bg-bad-strong",
  ghost:
    "border-transparent text-ink-2 enabled:not-aria-disabled:hover:bg-paper-3 enabled:not-aria-disabled:hover:text-ink-1 " +
    "[a]:hover:bg-paper-3 [a]:hover:text-ink-1",
};

const sizes: Record<ButtonSize, string> = {
  sm: "h-7 gap-1.5 rounded-md px-2.5 text-xs pointer-coarse:px-3.5",
  md: "h-8 gap-2 rounded-md px-3 text-sm",
  lg: "h-11 gap-2.5 rounded-lg px-5 text-md",
};
