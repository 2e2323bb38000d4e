import { type Fact, factsOf, readableCount } from "./corpus.ts";
import { createRandom } from "./random.ts";

export type QuestionKind =
  | "in the same words"
  | "in other forms"
  | "misspelled"
  | "in other words"
  | "unanswered";

export interface Question {
  kind: QuestionKind;
  text: string;
  /** The passage that answers it. Undefined: none that the asker may read. */
  fact: Fact | undefined;
}

const kinds: readonly QuestionKind[] = [
  "in the same words",
  "in other forms",
  "misspelled",
  "in other words",
];

/** Questions about facts of readable collections, as many of each kind, and as many of a kind without an answer. */
export function composeQuestions(count: number, passagesACollection: number): Question[] {
  const random = createRandom(20_261_128);
  const factOf = (first: number, among: number): Fact => {
    const facts = factsOf(first + Math.floor(random() * among), passagesACollection);
    return facts[Math.floor(random() * facts.length)] as Fact;
  };
  return Array.from({ length: count }, (_, index): Question => {
    const kind = kinds[index % kinds.length] ?? "misspelled";
    // Every fifth is about what stands in a collection that the asker may not read, or nowhere.
    if (index % 5 === 4) return unanswered(factOf(readableCount, 30), index);
    const fact = factOf(0, readableCount);
    return { kind, fact, text: ask(fact, kind, random) };
  });
}

function ask({ topic, attribute, site }: Fact, kind: QuestionKind, random: () => number): string {
  switch (kind) {
    case "in other forms":
      return `Which ${attribute.form} are there for ${topic.form} at ${site}?`;
    case "misspelled":
      return `What is the ${attribute.name} for a ${misspell(topic.name, random)} at ${misspell(site, random)}?`;
    case "in other words":
      return `What is the ${spaced(attribute.otherwise)} for ${spaced(topic.otherwise)} at ${site}?`;
    default:
      return `What is the ${attribute.name} for a ${topic.name} at ${site}?`;
  }
}

const nowhere = ["submarine", "volcano", "saxophone", "meteorite", "pharaoh", "glacier", "orchid", "penguin"];

function unanswered({ topic, attribute, site }: Fact, index: number): Question {
  const elsewhere = `What is the ${attribute.name} for a ${topic.name} at ${site}?`;
  const strange = `How does a ${nowhere[index % nowhere.length]} explain the ${nowhere[(index * 3 + 1) % nowhere.length]}?`;
  return { kind: "unanswered", text: index % 2 ? elsewhere : strange, fact: undefined };
}

const spaced = (words: string) => words.replaceAll("-", " ");

/** One letter is left out, doubled, or swapped with the next one, not at the ends. */
function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 3));
  const [before, here, next, after] = [
    word.slice(0, at),
    word.charAt(at),
    word.charAt(at + 1),
    word.slice(at + 2),
  ];
  const ways = [
    `${before}${next}${after}`,
    `${before}${here}${here}${next}${after}`,
    `${before}${next}${here}${after}`,
  ];
  return ways[Math.floor(random() * ways.length)] ?? word;
}
