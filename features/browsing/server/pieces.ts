/**
 * All pieces of a few short texts. An address is short and a conversation long: so the address is cut into its
 * pieces once, and each text of the conversation is passed over once.
 */
export class Pieces {
  readonly #texts: readonly string[];
  readonly #byLength = new Map<number, ReadonlySet<string>>();

  constructor(texts: readonly string[]) {
    this.#texts = texts;
  }

  hasOneOf(words: readonly string[]): boolean {
    return words.some((word) => this.#has(word.slice(0, markLength)) && this.#has(word));
  }

  /** Whether these texts and `letters` have `length` letters in a row in common. */
  hasPassage(letters: string, length: number): boolean {
    const passages = this.#ofLength(length);
    if (passages.size === 0) return false;
    const mark = Math.floor(length / 2);
    const marks = this.#ofLength(mark);
    // Each passage holds a mark at one of these places, so most of the letters are never looked at twice.
    for (let at = 0; at + mark <= letters.length; at += length - mark + 1) {
      if (!marks.has(letters.slice(at, at + mark))) continue;
      for (let start = Math.max(0, at + mark - length); start <= at; start += 1) {
        if (passages.has(letters.slice(start, start + length))) return true;
      }
    }
    return false;
  }

  #has(piece: string): boolean {
    return this.#ofLength(piece.length).has(piece);
  }

  #ofLength(length: number): ReadonlySet<string> {
    const known = this.#byLength.get(length);
    if (known) return known;
    const pieces = new Set<string>();
    for (const text of this.#texts) {
      for (let start = 0; start + length <= text.length; start += 1) {
        pieces.add(text.slice(start, start + length));
      }
    }
    this.#byLength.set(length, pieces);
    return pieces;
  }
}

/** Few words share their beginning with an address. Only for those it is cut into pieces of their length. */
const markLength = 6;
