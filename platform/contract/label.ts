import { z } from "zod";

/**
 * Who could have written a value, most trusted first: the product and its admins, the person who asks,
 * members of the workspace, known people outside it, anyone.
 */
export const Integrity = z.enum(["system", "user", "organization", "external", "untrusted"]);
export type Integrity = z.infer<typeof Integrity>;

/** Travels with a value. It says who could have written the value and who may read it. */
export interface Label {
  integrity: Integrity;
  /**
   * Audiences such as `user:<id>`, `conversation:<id>` (everybody who may read that conversation) or `collection:<id>`. A
   * reader must belong to all of them. An empty list means everybody.
   */
  readers: readonly string[];
}

/** The empty audience. */
export const nobody = "nobody";

/**
 * With more audiences than this, the label falls back to `nobody`. The set of readers may shrink, never grow. Collections
 * stay named, because results are withheld by them; a person can read a limited number.
 */
const maxAudiences = 32;

/** The label of the product's own text, readable by everybody. It is the neutral element of `joinLabels`. */
export const systemLabel: Label = { integrity: "system", readers: [] };

/** The label of what a person writes for themself alone. */
export function labelOfPerson(userId: string): Label {
  return { integrity: "user", readers: [`user:${userId}`] };
}

/**
 * The label of what the person who asks writes in a conversation. Everybody who may read the conversation may
 * read the value, so sharing the conversation changes no label.
 */
export function labelOfConversation(conversationId: string): Label {
  return { integrity: "user", readers: [`conversation:${conversationId}`] };
}

/**
 * The same value as another person sees it: a colleague's text has the integrity of the organization, and that of a guest
 * or of somebody who has left is from outside it.
 */
export function forAnotherPerson<Labelled extends Label>(
  value: Labelled,
  { isOutsider = false }: { isOutsider?: boolean } = {},
): Labelled {
  const best: Integrity = isOutsider ? "external" : "organization";
  return rank(value.integrity) < rank(best) && value.integrity !== "system"
    ? { ...value, integrity: best }
    : value;
}

/** The label of a value made from all of these: the worst integrity, and only the readers they all share. */
export function joinLabels(labels: readonly Label[]): Label {
  const worst = Math.max(0, ...labels.map(({ integrity }) => rank(integrity)));
  const audiences = [...new Set(labels.flatMap(({ readers }) => readers))].sort();
  const isForNobody = audiences.length > maxAudiences || audiences.includes(nobody);
  return {
    integrity: Integrity.options[worst] ?? "untrusted",
    readers: isForNobody ? [...audiences.filter(isCollection), nobody] : audiences,
  };
}

function isCollection(audience: string): boolean {
  return audience.startsWith("collection:");
}

/** True when somebody outside the organization could have written it. Such text is reported, never obeyed. */
export function isFromOutside({ integrity }: Pick<Label, "integrity">): boolean {
  return rank(integrity) > rank("organization");
}

function rank(integrity: Integrity): number {
  return Integrity.options.indexOf(integrity);
}
