/** A delivery that did not arrive, or may not have. The message is what the other side said, in its words. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
}

const mostCharacters = 600;

/** What the other side said, on one line and not without end. */
export function saidBy(host: string, words: string): string {
  const line = words.replace(/\p{Cc}+/gu, " ").trim();
  const cut = line.length > mostCharacters ? `${line.slice(0, mostCharacters)}…` : line;
  return cut ? `${host}: ${cut}` : host;
}
