import { findLoadingTags } from "./find-loading-tags.ts";

/** The used part of an HTML syntax tree node. */
interface HtmlNode {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

const lineBreak = /^<br\s*\/?>$/i;

/**
 * Shows raw HTML as text; it is never rendered. A tag that would load something becomes a not-loaded image. A
 * line break stays a line break.
 */
export function showRawHtml() {
  return (tree: HtmlNode): void => {
    replaceRaw(tree);
  };
}

function replaceRaw(node: HtmlNode): void {
  if (!node.children) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === "raw") return readRaw(child.value ?? "");
    replaceRaw(child);
    return [child];
  });
}

function readRaw(html: string): HtmlNode[] {
  if (lineBreak.test(html.trim())) return [{ type: "element", tagName: "br", properties: {}, children: [] }];
  const nodes: HtmlNode[] = [];
  let end = 0;
  for (const tag of findLoadingTags(html)) {
    if (tag.start > end) nodes.push({ type: "text", value: html.slice(end, tag.start) });
    nodes.push({ type: "element", tagName: "img", properties: { src: tag.address }, children: [] });
    end = tag.end;
  }
  if (end < html.length) nodes.push({ type: "text", value: html.slice(end) });
  return nodes;
}
