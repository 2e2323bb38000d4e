/**
 * Whether the voices can speak the text: most of its letters are Latin. They only spell the names of others.
 */
export function isSpeakable(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  return others.length * 2 <= letters.length;
}
