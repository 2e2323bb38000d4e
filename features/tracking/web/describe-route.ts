const longestWord = 24;

/** The path without what identifies a thing or opens a door: ids and tokens become `:id`. */
export function describeRoute(pathname: string): string {
  const [, first, ...rest] = pathname.split("/");
  const described = rest.map((segment) => (first === "free-join" || isId(segment) ? ":id" : segment));
  return `/${[first, ...described].join("/")}`;
}

function isId(segment: string): boolean {
  return /\d/.test(segment) || segment.length > longestWord;
}
