import type { DiagramFlow } from "../../contract/index.ts";
import type { Point } from "./layout/picture.ts";

/** The number of a flow on its line; one whose data leaves has an arrow beside it. */
export function PictureNumber({ flow, number, at: { x, y }, isLit }: PictureNumberProps) {
  const isOutside = flow.reach === "outside";
  const half = isOutside ? 15 : 9;
  return (
    <g>
      <rect
        x={x - half}
        y={y - 9}
        width={half * 2}
        height="18"
        rx={isOutside ? 3 : 9}
        fill={isLit ? "var(--accent-soft)" : "var(--paper-1)"}
        stroke={isLit ? "var(--accent)" : "var(--ink-3)"}
        strokeWidth="1"
      />
      <text
        x={isOutside ? x - 5 : x}
        y={y + 3.7}
        textAnchor="middle"
        fill="var(--ink-1)"
        fontFamily="var(--font-mono)"
        fontSize="10.5"
      >
        {number}
      </text>
      {isOutside && (
        <path
          d={`M${x + 3.5} ${y + 3.5}l6.5-6.500m-5 0h5v5`}
          fill="none"
          stroke="var(--ink-1)"
          strokeWidth="1.2"
        />
      )}
    </g>
  );
}

interface PictureNumberProps {
  flow: DiagramFlow;
  number: number;
  at: Point;
  isLit: boolean;
}
