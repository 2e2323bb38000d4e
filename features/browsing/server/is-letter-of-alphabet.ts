const maxSiblings = 40;
const maxDifference = 4;
const trailing = /(?<![.,;:!?)\]'*_~])[.,;:!?)\]'*_~]+$/;

/**
 * Whether a page offers so many links that differ from `address` in one short part only that a choice among them
 * spells something out: `/x/aa`, `/x/ab` and so on.
 */
export function isLetterOfAlphabet(address: string, links: readonly string[]): boolean {
  const plain = address.replace(trailing, "");
  const others = new Set(links.map((link) => link.replace(trailing, "")));
  let siblings = 0;
  for (const other of others) if (other !== plain && differInShortPart(plain, other)) siblings += 1;
  return siblings >= maxSiblings;
}

function differInShortPart(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  if (longer.length - shorter.length > maxDifference) return false;
  let start = 0;
  while (start < shorter.length && shorter[start] === longer[start]) start += 1;
  let end = 0;
  while (end < shorter.length - start && shorter.at(-1 - end) === longer.at(-1 - end)) end += 1;
  return longer.length - start - end <= maxDifference;
}
