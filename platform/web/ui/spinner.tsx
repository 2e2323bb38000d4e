import { classNames } from "./class-names.ts";

/** A spinner. Decorative without a label. */
export function Spinner({ sizePx = 16, label, className }: SpinnerProps) {
  return (
    <svg
      data-spinner=""
      width={sizePx}
      height={sizePx}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      className={classNames("animate-turn shrink-0", className)}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx="8" cy="8" r="6.5" opacity="0.22" />
      <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" />
    </svg>
  );
}

interface SpinnerProps {
  sizePx?: number;
  label?: string;
  className?: string;
}
