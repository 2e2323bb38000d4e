import type { DiagramFlow } from "../../contract/index.ts";
import { reachDashes } from "./diagram-words.ts";
import type { LineEnd, PlacedLine } from "./layout/picture.ts";

/** One flow in the picture: its line, with an arrow where data arrives. */
export function PictureLine({ flow, line, look }: PictureLineProps) {
  const stroke = strokes[look];
  return (
    <g>
      <path
        d={line.d}
        fill="none"
        stroke={stroke}
        strokeWidth={look === "lit" ? 2 : 1.1}
        strokeDasharray={reachDashes[flow.reach]}
        strokeLinecap="butt"
      />
      <Arrow end={line.end} stroke={stroke} />
      {flow.isBothWays && <Arrow end={line.start} stroke={stroke} />}
    </g>
  );
}

export type Look = "plain" | "lit" | "dim";

const strokes: Record<Look, string> = { plain: "var(--ink-3)", lit: "var(--accent)", dim: "var(--line-1)" };

interface PictureLineProps {
  flow: DiagramFlow;
  line: PlacedLine;
  look: Look;
}

function Arrow({ end, stroke }: { end: LineEnd; stroke: string }) {
  const back = end.points === "right" ? -6 : 6;
  return (
    <path
      d={`M${end.x + back} ${end.y - 3.5}L${end.x} ${end.y}L${end.x + back} ${end.y + 3.5}`}
      fill="none"
      stroke={stroke}
      strokeWidth="1.3"
    />
  );
}
