import { accent, type DrawingProps, DrawingSheet, faint, paper, strong } from "./drawing-sheet.tsx";
import { SlipMark } from "./slip-mark.tsx";

/** A chain of records, each sealed with the one before, under a caliper that needs no cable. */
export function AuditDrawing(props: DrawingProps) {
  return (
    <DrawingSheet {...props}>
      {chain.map((x) => (
        <g key={x}>
          <SlipMark x={x} y={78} width={56} height={78} />
          <path d={`M${x + 9} 92h20M${x + 9} 102h38M${x + 9} 110h30`} />
          <path stroke={faint} strokeDasharray="2 3" d={`M${x + 9} 122h38`} />
          <path stroke={strong} strokeWidth="2" strokeDasharray="2 4" d={`M${x + 9} 134h38`} />
        </g>
      ))}
      {chain.slice(1).map((x) => (
        <path
          key={x}
          d={`M${x - 22} 134h8m28-42h-14a8 8 0 0 0-8 8v26a8 8 0 0 1-8 8`}
          stroke={accent}
          strokeWidth="1.75"
        />
      ))}
      <path stroke={strong} fill={paper} d="M14 34h292v16H14z" />
      <path d={graduation} />
      <path stroke={strong} fill={paper} d="M118 27h58v30h-24v7l-6 8V57h-28z" />
      <path stroke={strong} fill={paper} d="M90 50v22l-6-8V50" />
      <path stroke={accent} strokeWidth="1.75" d="m138 42 6 6 12-13" />
      <path stroke={faint} d="M14 178h54" />
      <path d="M68 172h10a6 6 0 0 1 0 12H68zM84 175h6M84 181h6" />
      <path stroke={faint} d="M120 178h186" />
      <path d="M120 172h-8v12h8z" />
    </DrawingSheet>
  );
}

const chain = [22, 100, 178, 256].map((x) => x - 10);
const graduation = Array.from(
  { length: 36 },
  (_, index) => `M${18 + index * 8} 50v-${index % 5 === 0 ? 7 : 4}`,
).join("");
