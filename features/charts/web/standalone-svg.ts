import { svgElement } from "#platform/web/canvas/draw-svg.ts";
import { toHex } from "#platform/web/canvas/to-hex.ts";
import { seriesColor } from "./drawing/series-look.ts";
import type { LegendEntry } from "./legend-of.ts";

export interface StandaloneSvg {
  text: string;
  width: number;
  height: number;
}

const margin = 20;
const titlePx = 34;
const rowPx = 20;
const characterPx = 6.6;
const copied = [
  "fill-opacity",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linejoin",
  "font-size",
  "text-anchor",
];
const font = { "font-family": "Inter, system-ui, sans-serif", "font-size": 12 };

/** A drawing with its title and legend as a file that needs nothing else, in the colours of the light theme. */
export function standaloneSvg(
  drawing: SVGSVGElement,
  { title, legend }: { title: string; legend: readonly LegendEntry[] },
): StandaloneSvg {
  const box = drawing.viewBox.baseVal;
  const entries = placeEntries(legend, box.width);
  const legendPx = entries.length === 0 ? 0 : (entries.at(-1)?.y ?? 0) + rowPx + 8;
  const [width, height] = [box.width + 2 * margin, titlePx + box.height + legendPx + 2 * margin];
  const svg = svgElement("svg", {
    ...{ xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}`, ...font },
  });
  const add = (name: string, attributes: Record<string, string | number>, text = "") => {
    const element = svgElement(name, attributes);
    element.textContent = text;
    svg.append(element);
  };
  add("title", {}, title);
  add("rect", { width, height, class: "fill-paper-1" });
  add("text", { x: margin, y: margin + 14, "font-size": 16, "font-weight": 600, class: "fill-ink-1" }, title);
  const copy = svgElement("g", { transform: `translate(${margin} ${margin + titlePx})` });
  copy.append(...[...drawing.childNodes].map((node) => node.cloneNode(true)));
  svg.append(copy);
  const legendTop = margin + titlePx + box.height + 12;
  for (const { index, text, x, y } of entries) {
    add("rect", { x: margin + x, y: legendTop + y, width: 10, height: 10, rx: 2, fill: seriesColor(index) });
    add("text", { x: margin + x + 16, y: legendTop + y + 9, class: "fill-ink-2" }, text);
  }
  inlineLook(svg);
  return { text: new XMLSerializer().serializeToString(svg), width, height };
}

/** Places the entries in rows, by the usual width of letters. */
function placeEntries(legend: readonly LegendEntry[], width: number) {
  let [x, y] = [0, 0];
  return legend.map(({ index, name, value }) => {
    const text = value ? `${name}: ${value}` : name;
    const entryPx = 16 + text.length * characterPx + 16;
    if (x > 0 && x + entryPx > width) [x, y] = [0, y + rowPx];
    const placed = { index, text, x, y };
    x += entryPx;
    return placed;
  });
}

/** Replaces classes and tokens by what they mean on light paper, in a place of the page that nobody sees. */
function inlineLook(svg: SVGElement): void {
  const paper = document.createElement("div");
  paper.dataset.theme = "light";
  paper.className = "pointer-events-none fixed top-0 -left-[9999px]";
  paper.setAttribute("aria-hidden", "true");
  paper.append(svg);
  document.body.append(paper);
  const known = new Map<string, string>();
  const hex = (color: string) => {
    const found = known.get(color) ?? toHex(color);
    known.set(color, found);
    return found;
  };
  const groups = [...svg.querySelectorAll("g")];
  // Marks inherit from their groups, so those are plain only after all marks were read.
  for (const mark of svg.querySelectorAll("rect, line, path, circle, text")) {
    const style = getComputedStyle(mark);
    mark.setAttribute("fill", mark.localName === "line" ? "none" : hex(style.fill));
    mark.setAttribute("stroke", hex(style.stroke));
    for (const name of copied) mark.setAttribute(name, style.getPropertyValue(name));
    mark.removeAttribute("class");
  }
  for (const group of groups) for (const name of ["fill", "fill-opacity"]) group.removeAttribute(name);
  paper.remove();
}
