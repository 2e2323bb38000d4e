import { paper } from "./drawing-sheet.tsx";

interface SlipMarkProps {
  /** Its upper left corner. */
  x: number;
  y: number;
  /** A multiple of 8, so that the torn edge comes out even. */
  width: number;
  height: number;
  stroke?: string;
}

/** An empty slip with a torn lower edge. */
export function SlipMark({ x, y, width, height, stroke = "var(--ink-3)" }: SlipMarkProps) {
  const teeth = "l-4 -4l-4 4".repeat(width / 8);
  return (
    <path
      fill={paper}
      stroke={stroke}
      d={`M${x} ${y + 3}a3 3 0 0 1 3-3h${width - 6}a3 3 0 0 1 3 3v${height - 3}${teeth}z`}
    />
  );
}
