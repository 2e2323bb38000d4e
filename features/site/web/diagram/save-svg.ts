import { drawSvg, fonts, svgElement } from "#platform/web/canvas/draw-svg.ts";
import type { GraphLayout } from "#platform/web/canvas/layout/graph-layout.ts";
import { toHex } from "#platform/web/canvas/to-hex.ts";
import { reachDashes } from "./diagram-words.ts";
import type { DiagramTexts } from "./texts/english.ts";

/** Gives the picture on a canvas to the person as a file that stands alone. */
export function saveSvg(canvas: Element, layout: GraphLayout, { fileName, ...texts }: SavedPicture): void {
  const blob = new Blob([standaloneSvg(drawSvg(canvas), layout, texts)], { type: "image/svg+xml" });
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers begin to read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

interface SavedPicture {
  title: string;
  description: string;
  /** How far data goes, in words. */
  reaches: DiagramTexts["reaches"];
  fileName: string;
  /** Whether its lines are drawn by how far data goes, which is said below it then. */
  hasLegend: boolean;
}

/** The drawing with a title, a description and its paper, without its controls. */
function standaloneSvg(drawing: SVGElement, { width, height }: GraphLayout, texts: Texts): string {
  const frame = { x: -margin, y: -margin - headHeight, width: width + 2 * margin, height: 0 };
  frame.height = height + 2 * margin + headHeight + (texts.hasLegend ? legendHeight(width) : 0);
  const svg = svgElement("svg", {
    viewBox: Object.values(frame).join(" "),
    width: frame.width,
    height: frame.height,
    role: "img",
  });
  const paper = svgElement("rect", { ...frame, fill: colorOf("--paper-1") });
  svg.append(
    named("title", texts.title),
    named("desc", texts.description),
    paper,
    headline(texts.title),
    drawing,
  );
  if (texts.hasLegend) svg.append(legend(width, height + margin, texts.reaches));
  return new XMLSerializer().serializeToString(svg);
}

type Texts = Omit<SavedPicture, "fileName">;

/** Around the drawing, in its own units; lines may touch its edges. */
const margin = 24;
const headHeight = 36;
const meaningWidth = 200;
const legendHeight = (width: number) => (isNarrow(width) ? 60 : 24);
const isNarrow = (width: number) => width < 3 * meaningWidth;

function headline(text: string): SVGElement {
  const look = { fill: colorOf("--ink-1"), "font-family": fonts.sans, "font-size": 18 };
  const element = svgElement("text", { x: 0, y: -margin, ...look, "font-weight": 600 });
  element.textContent = text;
  return element;
}

/** What the lines mean, as below the picture on the page. */
function legend(width: number, top: number, words: SavedPicture["reaches"]): SVGElement {
  const group = svgElement("g", {});
  for (const [index, reach] of reaches.entries()) {
    const x = isNarrow(width) ? 0 : index * meaningWidth;
    const y = top + (isNarrow(width) ? index * 18 : 0);
    const line = {
      d: `M${x} ${y - 4}h30`,
      fill: "none",
      stroke: colorOf("--ink-2"),
      "stroke-width": 1.3,
    };
    const path = svgElement("path", line);
    const dashes = reachDashes[reach];
    if (dashes) path.setAttribute("stroke-dasharray", dashes);
    const look = {
      fill: colorOf("--ink-2"),
      "font-family": fonts.mono,
      "font-size": 11,
    };
    const text = svgElement("text", { x: x + 36, y, ...look });
    text.textContent = words[reach];
    group.append(path, text);
  }
  return group;
}

const reaches = ["installation", "network", "outside"] as const;

function named(name: "title" | "desc", text: string): SVGElement {
  const element = svgElement(name, {});
  element.textContent = text;
  return element;
}

function colorOf(token: string): string {
  return toHex(getComputedStyle(document.documentElement).getPropertyValue(token));
}
