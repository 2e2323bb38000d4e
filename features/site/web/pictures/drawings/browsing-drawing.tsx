import { accent, type DrawingProps, DrawingSheet, faint, paper, strong } from "./drawing-sheet.tsx";
import { SlipMark } from "./slip-mark.tsx";

/** A page under a lens; what it says crosses the line as a note, nothing else does. */
export function BrowsingDrawing(props: DrawingProps) {
  return (
    <DrawingSheet {...props}>
      <path d="M20 30h148a5 5 0 0 1 5 5v130a5 5 0 0 1-5 5H20a5 5 0 0 1-5-5V35a5 5 0 0 1 5-5zM15 50h158" />
      <path d="M24 40h.01M32 40h.01M40 40h.01" strokeWidth="3" />
      <path stroke={faint} d="M54 36h106v8H54z" />
      <path stroke={strong} d="M30 68h66" />
      <path d="M30 80h120M30 90h108M30 100h126M30 122h116M30 132h124M30 142h90" />
      <path stroke={faint} d="M30 152h104" />
      <circle cx="104" cy="111" r="25" fill={paper} stroke={strong} />
      <path stroke={faint} d="M86 101h36M84 121h40" />
      <path stroke={accent} strokeWidth="2" d="M83 111h42" />
      <path stroke={strong} d="m122 129 20 20" strokeWidth="2.5" />
      <path stroke={faint} strokeDasharray="5 5" d="M205 18v164" />
      <path stroke={accent} d="M131 111h95m-5-4 5 4-5 4" />
      <SlipMark x={232} y={66} width={72} height={92} />
      <path d="M242 80h30M242 126h52M242 136h38" />
      <path stroke={accent} d="M242 96v18" strokeWidth="2" />
      <path stroke={strong} d="M249 100h42M249 110h32" />
    </DrawingSheet>
  );
}
