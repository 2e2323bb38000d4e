/** Text as every part of the product can keep it: without NUL, half surrogates replaced. */
export function cleanText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}
