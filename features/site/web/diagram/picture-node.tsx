import type { DiagramNode } from "../../contract/index.ts";
import type { PlacedNode } from "./layout/picture.ts";
import { NodeGlyph } from "./node-glyph.tsx";

/** One part in the picture. */
export function PictureNode({ node, box, look, isSelected }: PictureNodeProps) {
  const { x, y, width, height } = box;
  const isLit = look === "lit";
  return (
    <g opacity={look === "dim" ? 0.55 : 1}>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={6}
        fill={isSelected || isLit ? "var(--accent-soft)" : "var(--paper-1)"}
        stroke={isSelected || isLit ? "var(--accent)" : "var(--line-3)"}
        strokeWidth={isSelected ? 2 : 1}
        strokeDasharray={node.isHere ? undefined : "4 3"}
      />
      <NodeGlyph kind={node.kind} x={x + 10} y={y + (node.variant ? 10 : 18)} />
      <text
        x={x + 33}
        y={y + (node.variant ? 22 : 30.5)}
        fill="var(--ink-1)"
        fontFamily="var(--font-sans)"
        fontSize="13"
        fontWeight="500"
      >
        {fitted(node.label, width - 36, 6.7)}
      </text>
      {node.variant && (
        <text x={x + 10} y={y + 41} fill="var(--ink-2)" fontFamily="var(--font-mono)" fontSize="11">
          {fitted(node.variant, width - 14, 6.6)}
        </text>
      )}
    </g>
  );
}

interface PictureNodeProps {
  node: DiagramNode;
  box: PlacedNode;
  look: "plain" | "lit" | "dim";
  isSelected: boolean;
}

/** The words as far as they fit, by the mean width of a letter. */
function fitted(text: string, widthPx: number, letterPx: number): string {
  const most = Math.floor(widthPx / letterPx);
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
