const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)(?=[\s/>])/g;
/** Elements with no end tag or an optional one. */
const NOT_COUNTED = new Set(
  (
    "area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot option " +
    "optgroup colgroup rt rp html head body"
  ).split(" "),
);

/** The maximum nesting of a page's elements. Parsers take seconds for thousands of levels. */
export function nestingDepth(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, slash, name = ""] of html.matchAll(TAG)) {
    if (NOT_COUNTED.has(name.toLowerCase())) continue;
    depth = slash ? Math.max(0, depth - 1) : depth + 1;
    if (depth > deepest) deepest = depth;
  }
  return deepest;
}
