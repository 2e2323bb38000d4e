import type { OutgoingMail } from "../contract/index.ts";

/** The first recipient of a mail, and how many more there are. */
export function recipientsInShort(
  { to, cc, bcc }: Pick<OutgoingMail, "to" | "cc" | "bcc">,
  nobody: string,
): string {
  const [first = nobody, ...rest] = [...to, ...cc, ...bcc];
  return rest.length === 0 ? first : `${first} +${rest.length}`;
}
