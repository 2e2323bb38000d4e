import type { ToolContext } from "#features/tools/server/index.ts";
import { isFromOutside } from "#platform/contract/label.ts";

/** How people ask for something to be remembered. In other languages it becomes a proposal, which is one press more. */
const asking =
  /\b(?:remember|memori[sz]e|don'?t forget|do not forget|never forget|keep in mind|bear in mind|make a note|take note|note that|for the future|in future|in the future|from now on|going forward)\b|(?<!\p{L})(?:merk(?:e|en)?(?: (?:dir|du dir|dir bitte|sie sich|sich))?|behalte?|vergiss nicht|vergessen sie nicht|erinnere dich daran|notier(?:e|en)?|in zukunft|zukünftig|künftig|ab jetzt|von nun an|ab sofort)(?!\p{L})/iu;

/** Words that carry nothing, in both languages: a model adds them when it rephrases. */
const empty = new Set(
  (
    "a an and are as at be been by for from has have he her his i in is it its me my of on or our she that the their them " +
    "they this to user users was we were who will with you your person does do not no prefers prefer wants want likes like " +
    "der die das den dem des ein eine einen einem einer und ist sind war hat haben er sie es ich mir mich mein meine wir " +
    "uns unser im in am an auf zu zum zur mit von für als dass nicht kein keine person nutzer nutzerin möchte will mag"
  ).split(" "),
);
const stem = 4;

/**
 * Whether the person themself asked for these words to be remembered: nobody else wrote anything that the model read,
 * their last message asks for it, and every word that says something stands in what they wrote.
 */
export function wasAsked(
  { label, said, isSteered }: Pick<ToolContext, "label" | "said" | "isSteered">,
  text: string,
): boolean {
  const isOwn = label.integrity === "user" || label.integrity === "system";
  if (!isOwn || isSteered) return false;
  const typed = said.filter((message) => message.role === "user" && message.integrity === "user");
  const last = said.findLast(({ role }) => role === "user");
  if (!last || isFromOutside(last) || !asking.test(last.text.normalize("NFKC").replaceAll("’", "'")))
    return false;
  const known = new Set(typed.flatMap((message) => wordsOf(message.text)).map(stemOf));
  return wordsOf(text).every((word) => isEmpty(word) || known.has(stemOf(word)));
}

/** A single letter is what stands behind an apostrophe. */
function isEmpty(word: string): boolean {
  return empty.has(word) || /^\p{L}$/u.test(word);
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** A number counts whole. Of a word the beginning counts, since a model changes its ending. */
function stemOf(word: string): string {
  return /\p{N}/u.test(word) ? word : word.slice(0, stem);
}
