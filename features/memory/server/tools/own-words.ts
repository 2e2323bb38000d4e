/** Words that carry nothing, in both languages: a model changes them when it writes of the person. */
const empty = new Set(
  (
    "a an the am is are be been has have had i me my mine myself we us our you your he him his she her they them their it its " +
    "user users person that please bitte " +
    "der die das den dem des ein eine einen einem einer ist bin sind sein hat habe haben ich mir mich mein meine meinen meinem " +
    "meiner wir uns unser unsere unseren unserem unserer du dir dich dein deine er sie ihr ihre ihren ihrem ihrer es " +
    "nutzer nutzers nutzerin person dass"
  ).split(" "),
);
const negations = /^(?:not|no|never|nor|none|nothing|nobody|nicht|nichts|nie|niemals|niemand|kein\p{L}*)$/u;
/** What a word may end in, so that “live” is “lives” and “Rechnung” is “Rechnungen”. */
const endings = new Set("s es d ed ing e en n er em et t st est te ten".split(" ").concat(""));
const shortestStem = 3;

/** Whether everything that `text` says stands in `sentence`, and neither says a “not” that the other does not say. */
export function saysOnly(text: string, sentence: string): boolean {
  const [wanted, known] = [wordsOf(text), wordsOf(sentence)];
  const denied = [deniedIn(wanted), deniedIn(known)] as const;
  return (
    wanted.length > 0 &&
    wanted.every((word) => isNot(word) || known.some((one) => isSame(word, one))) &&
    denied[0].length === denied[1].length &&
    denied[0].every((one) => denied[1].some((other) => standBeside(one, other)))
  );
}

/** “don’t” as “do not”, so that “not” is a word of its own. */
export function withoutContractions(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[’ʼ]/gu, "'")
    .replaceAll(/\bcan(?:'t|not)\b/giu, "can not")
    .replaceAll(/\bwon't\b/giu, "will not")
    .replaceAll(/(\p{L})n't\b/giu, "$1 not");
}

/** The words that say something, in lower case. A single letter is what stands behind an apostrophe. */
function wordsOf(text: string): string[] {
  const plain = withoutContractions(text)
    .toLowerCase()
    .replaceAll(/\b(?:do|does|did) not\b/gu, "not");
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !empty.has(word) && !/^\p{L}$/u.test(word));
}

type Neighbours = readonly [before: string, after: string];

/** What stands before and behind each “not”: it shows what is denied. */
function deniedIn(words: readonly string[]): Neighbours[] {
  return words.flatMap((word, at) =>
    isNot(word) ? [[words[at - 1] ?? "", words[at + 1] ?? ""] as const] : [],
  );
}

function standBeside(one: Neighbours, other: Neighbours): boolean {
  return one.some((word, at) => word !== "" && isSame(word, other[at] ?? ""));
}

function isNot(word: string): boolean {
  return negations.test(word);
}

/** The same word, but for its ending. A number and a short word count whole. */
function isSame(a: string, b: string): boolean {
  if (a === b) return true;
  if (/\p{N}/u.test(a + b)) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  for (let stem = same; stem >= shortestStem; stem -= 1) {
    if (endings.has(a.slice(stem)) && endings.has(b.slice(stem))) return true;
  }
  return false;
}
