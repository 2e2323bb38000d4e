import { toHex } from "./to-hex.ts";

const namespace = "http://www.w3.org/2000/svg";

/**
 * Converts a canvas into a standalone SVG group: colours and fonts are inlined, lengths are pixels of the drawing
 * at zoom 1. Reads the rendered page, so the file matches the screen.
 */
export function drawSvg(canvas: Element): SVGElement {
  const group = svgElement("g", {});
  const viewport = canvas.querySelector(".react-flow__viewport");
  if (!viewport) return group;
  const layers = [
    ...viewport.querySelectorAll(".react-flow__edges, .react-flow__node, .react-flow__viewport-portal"),
  ];
  const frame = frameOf(viewport);
  for (const layer of layers.toSorted((a, b) => depthOf(a) - depthOf(b))) draw(layer, frame, group);
  return group;
}

export function svgElement(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** The painting order: groups, edges, nodes, labels. */
function depthOf(layer: Element): number {
  if (layer.classList.contains("react-flow__edges")) return 1;
  if (layer.classList.contains("react-flow__node-area")) return 0;
  return layer.classList.contains("react-flow__node") ? 2 : 3;
}

/** The origin and zoom of the drawing, in window pixels. */
interface Frame {
  left: number;
  top: number;
  zoom: number;
}

function frameOf(viewport: Element): Frame {
  const { left, top } = viewport.getBoundingClientRect();
  return { left, top, zoom: new DOMMatrix(getComputedStyle(viewport).transform).a };
}

function inFrame(rect: DOMRect, { left, top, zoom }: Frame) {
  return {
    x: rounded((rect.left - left) / zoom),
    y: rounded((rect.top - top) / zoom),
    width: rounded(rect.width / zoom),
    height: rounded(rect.height / zoom),
  };
}

function rounded(length: number): number {
  return Math.round(length * 100) / 100;
}

function draw(element: Element, frame: Frame, into: SVGElement): void {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
  if (element instanceof SVGSVGElement) {
    drawShapes(element, frame, into);
    return;
  }
  drawBox(element, frame, into);
  for (const child of element.childNodes) {
    if (child instanceof Element) draw(child, frame, into);
    else if (child instanceof Text) drawWords(child, element, frame, into);
  }
}

function drawBox(element: Element, frame: Frame, into: SVGElement): void {
  const style = getComputedStyle(element);
  const strokeWidth = Number.parseFloat(style.borderTopWidth);
  const fill = toHex(style.backgroundColor);
  if (strokeWidth === 0 && fill === "none") return;
  const box = inFrame(element.getBoundingClientRect(), frame);
  const rect = svgElement("rect", {
    x: box.x + strokeWidth / 2,
    y: box.y + strokeWidth / 2,
    width: box.width - strokeWidth,
    height: box.height - strokeWidth,
    rx: Math.min(Number.parseFloat(style.borderTopLeftRadius) || 0, box.height / 2),
    fill,
    stroke: strokeWidth === 0 ? "none" : toHex(style.borderTopColor),
    "stroke-width": strokeWidth,
  });
  if (style.borderTopStyle === "dashed") rect.setAttribute("stroke-dasharray", "4 3");
  into.append(rect);
}

function drawWords(text: Text, parent: Element, frame: Frame, into: SVGElement): void {
  const words = text.data.trim();
  const range = document.createRange();
  range.selectNodeContents(text);
  const { x, y, height, width } = inFrame(range.getBoundingClientRect(), frame);
  // Text for screen readers only is one pixel wide.
  if (words === "" || width < 2) return;
  const { fontSize, fontWeight, fontFamily, color } = getComputedStyle(parent);
  const size = Number.parseFloat(fontSize);
  const isCut = parent.scrollWidth > parent.clientWidth && getComputedStyle(parent).overflowX !== "visible";
  const shown = Math.floor((words.length * parent.clientWidth) / parent.scrollWidth) - 1;
  const drawn = svgElement("text", {
    x,
    // The baseline: half a cap height below the middle of the line.
    y: rounded(y + height / 2 + size * 0.355),
    fill: toHex(color),
    "font-family": fontFamily.includes("Mono") ? fonts.mono : fonts.sans,
    "font-size": size,
    "font-weight": fontWeight,
  });
  drawn.textContent = isCut ? `${words.slice(0, shown).trimEnd()}…` : words;
  into.append(drawn);
}

/** Font stacks with fallbacks that other programs have. */
export const fonts = {
  sans: "Inter, Arial, Helvetica, sans-serif",
  mono: "'IBM Plex Mono', Menlo, Consolas, monospace",
};

function drawShapes(svg: SVGSVGElement, frame: Frame, into: SVGElement): void {
  const { x, y, width } = inFrame(svg.getBoundingClientRect(), frame);
  const { baseVal } = svg.viewBox;
  const scale = baseVal && baseVal.width > 0 ? rounded(width / baseVal.width) : 1;
  const group = svgElement("g", { transform: `translate(${x} ${y}) scale(${scale})` });
  for (const shape of svg.querySelectorAll("path, rect, circle, line, polyline, polygon")) {
    const copy = svgElement(shape.tagName, {});
    for (const name of geometry) {
      const value = shape.getAttribute(name);
      if (value !== null) copy.setAttribute(name, value);
    }
    const style = getComputedStyle(shape);
    copy.setAttribute("fill", toHex(style.fill));
    copy.setAttribute("stroke", toHex(style.stroke));
    copy.setAttribute("stroke-width", style.strokeWidth.replace("px", ""));
    copy.setAttribute("stroke-linecap", style.strokeLinecap);
    copy.setAttribute("stroke-linejoin", style.strokeLinejoin);
    if (style.strokeDasharray !== "none")
      copy.setAttribute("stroke-dasharray", style.strokeDasharray.replaceAll("px", ""));
    group.append(copy);
  }
  into.append(group);
}

const geometry = [
  "d",
  "x",
  "y",
  "x1",
  "x2",
  "y1",
  "y2",
  "cx",
  "cy",
  "r",
  "rx",
  "ry",
  "width",
  "height",
  "points",
];
