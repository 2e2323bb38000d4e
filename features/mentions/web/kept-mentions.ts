import { personalStorage } from "#platform/web/personal-data/personal-storage.ts";
import { type Mention, type Mentionable, mentionsIn } from "../contract/index.ts";

const prefix = "mentions.";

/** Whom a text that is being typed mentions. Kept with the draft, for the lifetime of the tab. */
export function keepMention(place: string, { type, id, name, canRead }: Mentionable): void {
  const others = read(place).filter((mention) => mention.type !== type || mention.id !== id);
  personalStorage.set(prefix + place, JSON.stringify([...others, { type, id, name, canRead }].slice(-40)));
}

/** Of those who were chosen, whom the text still has. */
export function mentionsOf(place: string, text: string, before: readonly Mention[] = []): Mention[] {
  const chosen = read(place).map(({ type, id, name }) => ({ type, id, name }));
  const all = new Map([...before, ...chosen].map((mention) => [`${mention.type} ${mention.id}`, mention]));
  return mentionsIn(text, [...all.values()]).slice(0, 20);
}

/** Those in the text who could not read the object when they were chosen. */
export function blindIn(place: string, text: string): string[] {
  return mentionsIn(
    text,
    read(place).filter(({ canRead }) => !canRead),
  ).map(({ name }) => name);
}

export function forgetMentions(place: string): void {
  personalStorage.delete(prefix + place);
}

function read(place: string): Mentionable[] {
  try {
    const kept: unknown = JSON.parse(personalStorage.get(prefix + place) ?? "[]");
    return Array.isArray(kept) ? (kept as Mentionable[]) : [];
  } catch {
    return [];
  }
}
