import { accent, type DrawingProps, DrawingSheet, faint, paper, strong } from "./drawing-sheet.tsx";

/** A recorder: a needle writes what was said, and the words stand below it. */
export function VoiceDrawing(props: DrawingProps) {
  return (
    <DrawingSheet {...props}>
      <path d="M20 40h216v76H20z" />
      <path stroke={faint} d="M20 59h216M20 97h216" />
      <path stroke={faint} strokeDasharray="2 4" d="M20 78h216" />
      <path stroke={faint} d={sprockets} />
      <path stroke={strong} d={spoken} />
      <path stroke={accent} strokeWidth="1.75" d={speaking} />
      <path fill={paper} d="M236 32h40a6 6 0 0 1 6 6v80a6 6 0 0 1-6 6h-40z" />
      <circle cx="259" cy="78" r="14" />
      <circle cx="259" cy="78" r="3" stroke={accent} fill={accent} />
      <path stroke={accent} strokeWidth="1.75" d="m257 79-67 8" />
      <path stroke={faint} d="M248 44h22M248 112h22" />
      <path stroke={strong} d="M20 142h58" />
      <path d="M84 142h88M20 154h132M158 154h40M20 166h70" />
      <path stroke={accent} d="M98 160v10" />
    </DrawingSheet>
  );
}

const sprockets = Array.from(
  { length: 27 },
  (_, index) => `M${24 + index * 8} 36v2M${24 + index * 8} 118v2`,
).join("");

/** Amplitudes, one every 4 units. */
const heights = [
  2, 4, 9, 16, 11, 5, 2, 3, 8, 14, 20, 24, 17, 9, 12, 6, 3, 2, 2, 5, 10, 18, 13, 7, 4, 2, 3, 7, 15, 22, 27,
  19, 12, 8, 4,
];
const bar = (height: number, index: number) => `M${28 + index * 4} ${78 - height}v${height * 2}`;
const spoken = heights.map(bar).join("");
const speaking = [6, 12, 17, 10, 14].map((height, index) => bar(height, heights.length + index)).join("");
