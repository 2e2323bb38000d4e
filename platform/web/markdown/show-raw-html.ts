/** The part of a syntax tree of HTML that is needed here. */
interface HtmlNode {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

const loadingTag =
  /<(?:img|image|picture|source|video|audio|track|iframe|embed|object|svg|use|input|link|body|table|td)\b[^>]*?(?:src|srcset|poster|data|href|background)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))[^>]*>?/gi;
const lineBreak = /^<br\s*\/?>$/i;

/**
 * Raw HTML is never rendered: it is shown as the text that it is. A tag that would load something becomes an
 * image, which is shown as not loaded; a line break stays one.
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
  for (const tag of html.matchAll(loadingTag)) {
    if (tag.index > end) nodes.push({ type: "text", value: html.slice(end, tag.index) });
    const address = tag[1] ?? tag[2] ?? tag[3] ?? "";
    nodes.push({ type: "element", tagName: "img", properties: { src: address }, children: [] });
    end = tag.index + tag[0].length;
  }
  if (end < html.length) nodes.push({ type: "text", value: html.slice(end) });
  return nodes;
}
