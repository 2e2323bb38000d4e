import { accent, type DrawingProps, DrawingSheet, faint, paper, strong } from "./drawing-sheet.tsx";
import { SlipMark } from "./slip-mark.tsx";

/** A box of index cards; one is drawn out, and its changed line is on a slip. */
export function CrmDrawing(props: DrawingProps) {
  return (
    <DrawingSheet {...props}>
      {behind.map(({ x, y, tab }) => (
        <path key={x} fill={paper} d={`M${x} ${y + 10}h${tab}l4-8h30l4 8h${112 - tab}v70H${x}z`} />
      ))}
      <path fill={paper} stroke={strong} d="M46 64h90l4-8h30l4 8h22v78H46z" />
      <circle cx="64" cy="84" r="8" stroke={strong} />
      <path stroke={strong} d="M80 80h48" />
      <path d="M80 89h34M58 106h52M58 116h44" />
      <path stroke={accent} strokeWidth="2" d="M58 128h36" />
      <path d="M128 106h56M128 116h40" />
      <path stroke={faint} d="M118 100v34" />
      <path fill={paper} d="M22 132h212l-9 44H31z" />
      <path d="M110 152h36v10h-36z" />
      <path stroke={accent} d="M96 128h18c8 0 8-6 16-6h108m-5-4 5 4-5 4" strokeDasharray="none" />
      <SlipMark x={244} y={90} width={56} height={68} />
      <path d="M253 102h24M253 138h36" />
      <path stroke={faint} d="M253 112h38M253 130h38" strokeDasharray="2 3" />
      <path stroke={accent} strokeWidth="2" d="M253 121h14m10 0h14" />
      <path stroke={accent} d="m269 119 3 2-3 2" />
    </DrawingSheet>
  );
}

const behind = [
  { x: 70, y: 22, tab: 78 },
  { x: 58, y: 40, tab: 18 },
];
