import { z } from "zod";

/**
 * Who could have written a value, the best first: the product and its admins; the person who asks; members of the
 * workspace; people outside who are known; anyone at all.
 */
export const Integrity = z.enum(["system", "user", "organization", "external", "untrusted"]);
export type Integrity = z.infer<typeof Integrity>;

/** What travels with a value: who could have written it, and who may read it. */
export interface Label {
  integrity: Integrity;
  /**
   * Audiences, such as `user:<id>` or `conversation:<id>`, which is whoever may read that conversation. A reader belongs to
   * every one of them; with none, everybody may read it.
   */
  readers: readonly string[];
}

/** The audience that nobody belongs to. */
export const nobody = "nobody";

/** More audiences than this are nobody: fewer readers than there are, never more. */
const maxAudiences = 32;

/** Of the product itself, for everybody. Joining it changes nothing. */
export const systemLabel: Label = { integrity: "system", readers: [] };

/** Of what a person writes, for themself. */
export function labelOfPerson(userId: string): Label {
  return { integrity: "user", readers: [`user:${userId}`] };
}

/** Of what the person who asks writes in a conversation, for all who may read that: to share it changes no label. */
export function labelOfConversation(conversationId: string): Label {
  return { integrity: "user", readers: [`conversation:${conversationId}`] };
}

/** The same value for another person: what a colleague wrote is the organization's. */
export function forAnotherPerson<Labelled extends Label>(value: Labelled): Labelled {
  return value.integrity === "user" ? { ...value, integrity: "organization" } : value;
}

/** The label of what was made from all of these: the worst integrity, and the readers that all of them have. */
export function joinLabels(labels: readonly Label[]): Label {
  const worst = Math.max(0, ...labels.map(({ integrity }) => rank(integrity)));
  const audiences = [...new Set(labels.flatMap(({ readers }) => readers))].sort();
  return {
    integrity: Integrity.options[worst] ?? "untrusted",
    readers: audiences.length > maxAudiences || audiences.includes(nobody) ? [nobody] : audiences,
  };
}

/** Whether somebody outside the organization could have written it: it is reported on, never obeyed. */
export function isFromOutside({ integrity }: Pick<Label, "integrity">): boolean {
  return rank(integrity) > rank("organization");
}

function rank(integrity: Integrity): number {
  return Integrity.options.indexOf(integrity);
}
