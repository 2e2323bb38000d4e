/** The two stacked chevrons alone, for small places. */
export function LogoMark({ sizePx = 20, className }: { sizePx?: number; className?: string }) {
  return (
    <svg
      width={sizePx}
      height={sizePx}
      viewBox="0 0 28 28"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="3.6"
      aria-hidden="true"
      className={className}
    >
      <path d="M4 15.5 14 3.5 24 15.5" />
      <path d="M4 24.5 14 12.5 24 24.5" />
    </svg>
  );
}
