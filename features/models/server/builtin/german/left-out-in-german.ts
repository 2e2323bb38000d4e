const sentences: [RegExp, string][] = [
  [
    /^1 collection was left out, because .+$/,
    "1 Sammlung blieb außen vor, weil nicht alle, die diese Unterhaltung lesen, sie lesen dürfen.",
  ],
  [
    /^(\d+) collections were left out, because .+$/,
    "$1 Sammlungen blieben außen vor, weil nicht alle, die diese Unterhaltung lesen, sie lesen dürfen.",
  ],
  [
    /^1 collection was not asked, because at most (\d+) .+$/,
    "1 Sammlung wurde nicht gefragt, denn gefragt werden höchstens $1 auf einmal.",
  ],
  [
    /^(\d+) collections were not asked, because at most (\d+) .+$/,
    "$1 Sammlungen wurden nicht gefragt, denn gefragt werden höchstens $2 auf einmal.",
  ],
];

/** A sentence of the search on collections that it did not ask. */
export function leftOutInGerman(line: string): string {
  return sentences.reduce((text, [found, meant]) => text.replace(found, meant), line);
}
