interface ChevronMarkProps {
  /** Its upper left corner. */
  x: number;
  y: number;
  size?: number;
  fill?: string;
  stroke?: string;
}

/** The chevron of a step inside a larger drawing. */
export function ChevronMark({ x, y, size = 16, fill = "none", stroke = "none" }: ChevronMarkProps) {
  const half = size / 2;
  const arm = size * 0.42;
  return (
    <path
      fill={fill}
      stroke={stroke}
      d={`M${x} ${y}h${arm}l${half} ${half}-${half} ${half}h-${arm}l${half}-${half}z`}
    />
  );
}
