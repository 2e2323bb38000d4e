const wordLimit = 12;

/** Stop words. */
const fillers = new Set(
  (
    "a about an and any are as at be by did do does for from had has have he her his how i in is it its me my of on or " +
    "our she so that the their them they this to us was we were what when where which who with you your"
  ).split(" "),
);

/** A number with separators is one word: "2,480", "3.5", "12:30", "2026-11-21". */
const pattern = /\p{N}+(?:[.,:'’/-]\p{N}+)+|[\p{L}\p{N}]+/gu;

/**
 * The search words of a text, each as a tsquery. A word matches as a prefix. A number matches exactly, with
 * and without thousands separators.
 */
export function searchTerms(text: string): string[] {
  const words = text.match(pattern) ?? [];
  const telling = words.filter((word) => !fillers.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words).slice(0, wordLimit).map(asQuery);
}

function asQuery(word: string): string {
  if (!/^\p{N}/u.test(word)) return `'${word}':*`;
  const forms = new Set([word.replace(/['’]/g, ","), ...otherForms(word)]);
  return `(${[...forms].map((form) => `'${form}'`).join(" | ")})`;
}

function otherForms(number: string): string[] {
  if (/^\d{1,3}(?:[.,'’]\d{3})+$/.test(number)) {
    const plain = number.replace(/\D/g, "");
    return [plain, grouped(plain)];
  }
  return /^[1-9]\d{3,}$/.test(number) ? [grouped(number)] : [];
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ",");
}
