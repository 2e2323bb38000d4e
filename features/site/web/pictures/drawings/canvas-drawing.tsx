import { ChevronMark } from "./chevron-mark.tsx";
import { accent, type DrawingProps, DrawingSheet, faint, paper, strong } from "./drawing-sheet.tsx";

/** A workflow on a grid: a switch leads work to a person or to an agent. */
export function CanvasDrawing(props: DrawingProps) {
  return (
    <DrawingSheet {...props}>
      <path stroke={faint} strokeWidth="1.5" d={dots} />
      <path d="M96 100h34" />
      <path stroke={accent} strokeWidth="1.75" d="M96 100h34M178 88l11-18a8 8 0 0 1 7-4h37" />
      <path d="M178 112l11 18a8 8 0 0 0 7 4h37" />
      <path
        fill={paper}
        stroke={strong}
        d="M32 80h60a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4V84a4 4 0 0 1 4-4z"
      />
      <path d="M38 92h34M38 100h44M38 108h24" />
      <path fill={paper} stroke={strong} d="m160 70 30 30-30 30-30-30z" />
      <path d="M146 100h12" />
      <path stroke={accent} d="m158 100 12-10m-5-.5 5 .5-.5 5" />
      <path stroke={faint} d="m158 100 12 10" />
      <path
        fill={paper}
        stroke={strong}
        d="M236 46h56a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4h-56a4 4 0 0 1-4-4V50a4 4 0 0 1 4-4z"
      />
      <circle cx="250" cy="61" r="5" stroke={accent} />
      <path stroke={accent} d="M241 77c1-7 5-9 9-9s8 2 9 9" />
      <path d="M268 62h18M268 70h12" />
      <path
        fill={paper}
        stroke={strong}
        d="M236 114h56a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4h-56a4 4 0 0 1-4-4v-32a4 4 0 0 1 4-4z"
      />
      <ChevronMark x={243} y={126} fill="var(--ink-3)" />
      <path d="M268 130h18M268 138h12" />
      <circle cx="28" cy="100" r="2.5" fill={paper} />
      <circle cx="96" cy="100" r="2.5" fill={paper} stroke={accent} />
      <circle cx="232" cy="66" r="2.5" fill={paper} stroke={accent} />
      <circle cx="232" cy="134" r="2.5" fill={paper} />
    </DrawingSheet>
  );
}

/** Dots: zero-length lines with round caps. */
const dots = Array.from({ length: 19 * 11 }, (_, index) => {
  const [column, row] = [index % 19, Math.floor(index / 19)];
  return `M${16 + column * 16} ${20 + row * 16}h0`;
}).join("");
