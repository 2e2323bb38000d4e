import type { LogEvent, NamedThing } from "../../../contract/index.ts";
import type { english } from "../../texts/english.ts";
import { sayFact } from "./say-fact.ts";

/** A part of a sentence: words, or a thing with its page. */
export interface SentencePart {
  text: string;
  page?: string;
}

type Words = (typeof english)["sentence"];

/** An event as a sentence, from the template of its act. */
export function composeSentence(event: LogEvent, template: string | undefined, words: Words): SentencePart[] {
  const actor = nameOfActor(event, words);
  if (template === undefined) return [{ text: words.unknown(actor.text, event.act) }];
  // What stands in brackets is left out when it has an empty place.
  const pieces = template.split(/(\[[^\]]*\])/).flatMap((piece) => {
    const isOptional = piece.startsWith("[");
    const parts = fill(isOptional ? piece.slice(1, -1) : piece, event, words);
    return isOptional && parts.includes(undefined) ? [] : parts.filter((part) => part !== undefined);
  });
  return joined(pieces);
}

function fill(text: string, event: LogEvent, words: Words): (SentencePart | undefined)[] {
  return text
    .split(/(\{[^}]*\})/)
    .filter(Boolean)
    .map((piece) => (piece.startsWith("{") ? placeOf(piece.slice(1, -1), event, words) : { text: piece }));
}

function placeOf(place: string, event: LogEvent, words: Words): SentencePart | undefined {
  if (place === "actor") return nameOfActor(event, words);
  if (place === "person") return personIn(event, words);
  if (place.startsWith("fact.")) {
    const fact = event.facts[place.slice("fact.".length)];
    return fact === undefined || fact === null
      ? undefined
      : { text: sayFact(event, place.slice("fact.".length), words) };
  }
  if (place === "target") return thing(event.targets[0], words);
  if (place === "target2") return thing(event.targets[1], words);
  const meant = event.targets.find(({ type }) => type === place);
  if (meant) return thing(meant, words);
  if (place === "conversation") return thing(event.conversation ?? undefined, words);
  if (place === "user") return thing(event.onBehalfOf ?? undefined, words);
  return undefined;
}

/** Who acted; for whom, when that is somebody else. */
export function nameOfActor({ actor, onBehalfOf }: LogEvent, words: Words): SentencePart {
  switch (actor.kind) {
    case "user":
      return { text: actor.name ?? words.former(shortId(actor.id ?? "")) };
    case "agent": {
      const agent = actor.name ?? words.assistant;
      return { text: onBehalfOf ? words.forPerson(agent, personName(onBehalfOf, words)) : agent };
    }
    case "api_key":
      return {
        text: onBehalfOf ? words.forPerson(words.apiKey, personName(onBehalfOf, words)) : words.apiKey,
      };
    case "system":
      return { text: words.product };
    case "anonymous":
      return { text: words.somebody };
  }
}

/** Whom an event is about: for whom somebody acted, who acted, or the person it names. */
function personIn({ actor, onBehalfOf, targets }: LogEvent, words: Words): SentencePart {
  if (onBehalfOf) return { text: personName(onBehalfOf, words) };
  if (actor.kind === "user") return { text: actor.name ?? words.former(shortId(actor.id ?? "")) };
  const named = targets.find(({ type }) => type === "user");
  return { text: named ? personName(named, words) : words.somebody };
}

function personName({ name, id }: NamedThing, words: Words): string {
  return name ?? words.former(shortId(id));
}

function thing(of: NamedThing | undefined, words: Words): SentencePart | undefined {
  if (!of) return undefined;
  const { type, id, name, page } = of;
  if (type === "user") return { text: personName(of, words) };
  // A name of several words is set apart from the sentence.
  const said = name && (/[\s?!.,:]/.test(name) ? words.quoted(name) : name);
  return { text: said ?? words.unnamed(shortId(id)), ...(page ? { page } : {}) };
}

/** Ids begin with their time; their end tells them apart. */
export function shortId(id: string): string {
  return id.length === 36 ? id.slice(-8) : id;
}

/** Without double spaces, and words beside words in one part. */
function joined(parts: readonly SentencePart[]): SentencePart[] {
  const result: SentencePart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last && !last.page && !part.page) last.text += part.text;
    else result.push({ ...part });
  }
  return result.map((part) => ({ ...part, text: part.text.replace(/ {2,}/g, " ") }));
}
