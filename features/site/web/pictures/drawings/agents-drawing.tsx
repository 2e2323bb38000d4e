import { ChevronMark } from "./chevron-mark.tsx";
import { brass, type DrawingProps, DrawingSheet, faint, strong } from "./drawing-sheet.tsx";
import { SlipMark } from "./slip-mark.tsx";

/** Steps along a rule: each leaves a slip, and one waits for a signature. */
export function AgentsDrawing(props: DrawingProps) {
  return (
    <DrawingSheet {...props}>
      <path stroke={faint} d="M16 150h288" />
      <path stroke={faint} d={ticks} />
      {done.map((x) => (
        <g key={x}>
          <path stroke={faint} strokeDasharray="2 3" d={`M${x + 8} 112V92`} />
          <SlipMark x={x - 12} y={44} width={40} height={48} />
          <path d={`M${x - 5} 56h26M${x - 5} 64h18M${x - 5} 72h22`} />
          <ChevronMark x={x} y={118} fill={strong} />
        </g>
      ))}
      <path stroke={faint} strokeDasharray="2 3" d="M201 112V92" />
      <path
        stroke={brass}
        d="M176 26h74a4 4 0 0 1 4 4v58a4 4 0 0 1-4 4h-74a4 4 0 0 1-4-4V30a4 4 0 0 1 4-4z"
      />
      <path d="M182 38h34M182 47h56" />
      <path stroke={brass} d="M182 80h60M188 77c5-12 9-13 8-5s5 6 8-2 6 7 10 1 7 3 12 3" />
      <ChevronMark x={193} y={118} fill={brass} />
      <ChevronMark x={247} y={118} stroke="var(--ink-3)" />
      <ChevronMark x={281} y={118} stroke="var(--ink-3)" />
      <path stroke={strong} d="M201 162l6 9h-12z" />
    </DrawingSheet>
  );
}

const done = [34, 82, 130];
const ticks = Array.from(
  { length: 37 },
  (_, index) => `M${16 + index * 8} 150v${index % 4 === 0 ? 8 : 4}`,
).join("");
