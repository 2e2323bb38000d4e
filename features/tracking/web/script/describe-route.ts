const longestWord = 24;

/** The path, and the anchor in it, without what identifies a thing or opens a door: ids and tokens become `:id`. */
export function describeRoute(route: string): string {
  const [path = "", anchor] = route.split("#");
  const [, first = "", ...rest] = path.split("/");
  const described = rest.map((segment) => (first === "free-join" || isId(segment) ? ":id" : segment));
  // Other things than names of sections come behind the sign as well: tokens of links, for example.
  const isSection = anchor !== undefined && /^[a-z-]{1,24}$/.test(anchor);
  return `/${[isId(first) ? ":id" : first, ...described].join("/")}${isSection ? `#${anchor}` : ""}`.slice(
    0,
    512,
  );
}

// Pages have names of plain words. Whatever else somebody opened by mistake may be an address or a token.
function isId(segment: string): boolean {
  return !/^[A-Za-z._-]*$/.test(segment) || segment.length > longestWord;
}
