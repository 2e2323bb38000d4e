const sentences: [RegExp, string][] = [
  [/^These passages say:(?=\n)/, "Diese Stellen sagen:"],
  [
    /^I found nothing in the collections that answers this\./,
    "In den Sammlungen habe ich nichts gefunden, das darauf antwortet.",
  ],
];
/** Behind all quotes, where no document can imitate it. */
const note = /(?<=\n\n)(?:\d+ collections? (?:was|were) [^\n]+(?:\n\n|$))+$/;
const notes: [RegExp, string][] = [
  [
    /^1 collection was left out, because .+$/gm,
    "1 Sammlung blieb außen vor, weil nicht alle, die diese Unterhaltung lesen, sie lesen dürfen.",
  ],
  [
    /^(\d+) collections were left out, because .+$/gm,
    "$1 Sammlungen blieben außen vor, weil nicht alle, die diese Unterhaltung lesen, sie lesen dürfen.",
  ],
  [
    /^1 collection was not asked, because at most (\d+) .+$/gm,
    "1 Sammlung wurde nicht gefragt, denn gefragt werden höchstens $1 auf einmal.",
  ],
  [
    /^(\d+) collections were not asked, because at most (\d+) .+$/gm,
    "$1 Sammlungen wurden nicht gefragt, denn gefragt werden höchstens $2 auf einmal.",
  ],
];

/** What collections answer, with our own sentences in German and the quotes as they are. */
export function knowledgeInGerman(answer: string): string {
  const told = sentences.reduce((text, [found, meant]) => text.replace(found, meant), answer);
  return told.replace(note, (ours) =>
    notes.reduce((text, [found, meant]) => text.replace(found, meant), ours),
  );
}
