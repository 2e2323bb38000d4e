import { createRandom } from "./random.ts";
import { attributes, type Subject, siteName, topics } from "./subjects.ts";

export const collectionCount = 40;
export const readableCount = 8;
const sitesACollection = 12;
const fillers = 90;

/** A passage that says one thing: what a topic's attribute is at a site. No other passage says it. */
export interface Fact {
  collection: number;
  /** Of the collection: the same topic at the same site. */
  document: number;
  number: number;
  topic: Subject;
  attribute: Subject;
  site: string;
}

/** All facts of a collection, in the order of its documents. */
export function factsOf(collection: number, count: number): Fact[] {
  const documents = sitesACollection * topics.length;
  return Array.from({ length: count }, (_, index): Fact => {
    const document = index % documents;
    const number = Math.floor(index / documents) + 1;
    const topic = topics[Math.floor(document / sitesACollection)];
    const attribute = attributes[(number - 1 + document) % attributes.length];
    if (!topic || !attribute) throw new Error("There is no such fact.");
    const site = siteName(collection * sitesACollection + (document % sitesACollection));
    return { collection, document, number, topic, attribute, site };
  });
}

/** The sentence with the fact among others: of the same topic elsewhere, of other topics here, and of nothing. */
export function passageOf(fact: Fact): { title: string; place: string; text: string } {
  const { topic, attribute, site, collection, document, number } = fact;
  const random = createRandom(collection * 1_000_003 + document * 101 + number);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const value = 3 + Math.floor(random() * 900);
  const otherTopic = pick(topics).name;
  const otherSite = siteName(collection * sitesACollection + Math.floor(random() * sitesACollection));
  const sentences = [
    filler(random, 22),
    `At ${site} the ${attribute.name} for each ${topic.name} is ${value}.`,
    filler(random, 18),
    `The rules for ${otherTopic} at ${otherSite} stand in another chapter.`,
    filler(random, 20),
    `Everything else about ${topic.name} is decided by the team there.`,
    filler(random, 18),
  ];
  return { title: `${topic.name} at ${site}`, place: `Section ${number}`, text: sentences.join(" ") };
}

/** Words as languages have them: few are frequent, most are rare. */
function filler(random: () => number, count: number): string {
  const words = Array.from({ length: Math.min(count, fillers) }, () =>
    wordOf(Math.floor(20_000 ** random())),
  );
  return `${words.join(" ")}.`;
}

const consonants = "bdfgklmnprstvz";
const vowels = "aeiou";

function wordOf(index: number): string {
  let rest = index + 70;
  let word = "";
  while (rest > 0) {
    word += `${consonants[rest % consonants.length] ?? ""}${vowels[rest % vowels.length] ?? ""}`;
    rest = Math.floor(rest / 14);
  }
  return word;
}
