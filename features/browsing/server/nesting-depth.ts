const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)(?=[\s/>])/g;
/** Elements that have no end tag, or whose end tag may be left out. */
const NOT_COUNTED = new Set(
  (
    "area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot option " +
    "optgroup colgroup rt rp html head body"
  ).split(" "),
);

/** How deep the elements of a page are nested at most; parsers take seconds on thousands of levels. */
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
