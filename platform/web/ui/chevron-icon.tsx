/** One chevron, filled or hollow, in the text colour. */
export function ChevronIcon({ isFilled = true, sizePx = 16, className }: ChevronIconProps) {
  return (
    <svg
      width={sizePx}
      height={sizePx}
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={className}
      {...(isFilled ? { fill: "currentColor" } : { fill: "none", stroke: "currentColor", strokeWidth: 1.25 })}
    >
      <path d={isFilled ? "M3 3h4l5 5-5 5H3l5-5z" : "M3.9 3.6h2.85L11.15 8l-4.4 4.4H3.9L8.3 8z"} />
    </svg>
  );
}

interface ChevronIconProps {
  isFilled?: boolean;
  sizePx?: number;
  className?: string;
}
