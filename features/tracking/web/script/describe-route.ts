const longestWord = 24;

/** The path and section anchor without identifying parts: ids and tokens become `:id`. */
export function describeRoute(route: string): string {
  const [path = "", anchor] = route.split("#");
  const [, first = "", ...rest] = path.split("/");
  const described = rest.map((segment) => (first === "free-join" || isId(segment) ? ":id" : segment));
  // Fragments may also contain other things, such as tokens of links.
  const isSection = anchor !== undefined && /^[a-z-]{1,24}$/.test(anchor);
  return `/${[isId(first) ? ":id" : first, ...described].join("/")}${isSection ? `#${anchor}` : ""}`.slice(
    0,
    512,
  );
}

// Paths of pages consist of plain words. Anything else in a mistyped URL may be an address or a token.
function isId(segment: string): boolean {
  return !/^[A-Za-z._-]*$/.test(segment) || segment.length > longestWord;
}
