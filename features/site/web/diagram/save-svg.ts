import { reachDashes } from "./diagram-words.ts";
import type { DiagramTexts } from "./texts/english.ts";

/** Gives the picture to the person as a file that stands alone. */
export function saveSvg(svg: SVGSVGElement, { fileName, ...texts }: SavedPicture): void {
  const blob = new Blob([standaloneSvg(svg, texts)], { type: "image/svg+xml" });
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

const namespace = "http://www.w3.org/2000/svg";

/** The picture with its colours and fonts written out, a title, a description and its paper, without its controls. */
function standaloneSvg(svg: SVGSVGElement, texts: Omit<SavedPicture, "fileName">): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  for (const element of [copy, ...copy.querySelectorAll("*")]) {
    for (const { name, value } of [...element.attributes]) {
      if (/^(class|tabindex|role|aria-.*|data-.*)$/.test(name)) element.removeAttribute(name);
      else if (value.includes("var(")) element.setAttribute(name, written(value));
    }
  }
  const { width, height } = svg.viewBox.baseVal;
  const frame = { x: -margin, y: -margin - headHeight, width: width + 2 * margin, height: 0 };
  frame.height = height + 2 * margin + headHeight + (texts.hasLegend ? legendHeight(width) : 0);
  copy.setAttribute("viewBox", Object.values(frame).join(" "));
  copy.setAttribute("width", String(frame.width));
  copy.setAttribute("height", String(frame.height));
  const paper = drawn("rect", { ...frame, fill: written("var(--paper-1)") });
  copy.prepend(named("title", texts.title), named("desc", texts.description), paper, headline(texts.title));
  if (texts.hasLegend) copy.append(legend(width, height + margin, texts.reaches));
  copy.setAttribute("xmlns", namespace);
  copy.setAttribute("role", "img");
  return new XMLSerializer().serializeToString(copy);
}

/** Around the drawing, in its own units; lines may touch its edges. */
const margin = 24;
const headHeight = 36;
const meaningWidth = 200;
const legendHeight = (width: number) => (isNarrow(width) ? 60 : 24);
const isNarrow = (width: number) => width < 3 * meaningWidth;

function headline(text: string): SVGElement {
  const look = { fill: written("var(--ink-1)"), "font-family": written("var(--font-sans)"), "font-size": 18 };
  const element = drawn("text", { x: 0, y: -margin, ...look, "font-weight": 600 });
  element.textContent = text;
  return element;
}

/** What the lines mean, as below the picture on the page. */
function legend(width: number, top: number, words: SavedPicture["reaches"]): SVGElement {
  const group = drawn("g", {});
  for (const [index, reach] of reaches.entries()) {
    const x = isNarrow(width) ? 0 : index * meaningWidth;
    const y = top + (isNarrow(width) ? index * 18 : 0);
    const line = {
      d: `M${x} ${y - 4}h30`,
      fill: "none",
      stroke: written("var(--ink-2)"),
      "stroke-width": 1.3,
    };
    const path = drawn("path", line);
    const dashes = reachDashes[reach];
    if (dashes) path.setAttribute("stroke-dasharray", dashes);
    const look = {
      fill: written("var(--ink-2)"),
      "font-family": written("var(--font-mono)"),
      "font-size": 11,
    };
    const text = drawn("text", { x: x + 36, y, ...look });
    text.textContent = words[reach];
    group.append(path, text);
  }
  return group;
}

const reaches = ["installation", "network", "outside"] as const;

function drawn(
  name: "rect" | "text" | "g" | "path",
  attributes: Record<string, string | number>,
): SVGElement {
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

function named(name: "title" | "desc", text: string): SVGElement {
  const element = document.createElementNS(namespace, name);
  element.textContent = text;
  return element;
}

const fonts: Record<string, string> = {
  "--font-sans": "Inter, Arial, Helvetica, sans-serif",
  "--font-mono": "'IBM Plex Mono', Menlo, Consolas, monospace",
};

function written(value: string): string {
  return value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    return fonts[name] ?? hexOf(getComputedStyle(document.documentElement).getPropertyValue(name));
  });
}

/** A colour as every program reads it. */
function hexOf(color: string): string {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
