import type { PlaceholderBook } from "../placeholders/placeholder-book.ts";

/** Models escape brackets and underscores in Markdown now and then. */
const whole = /\\?\[([A-Z]{2,16})\\?_(\d{1,7})\\?\]/g;
/** The beginning of a placeholder at the end of a text. */
const begun = /(?:\\|\\?\[(?:[A-Z]{0,16}|[A-Z]{2,16}(?:\\|\\?_\d{0,7}\\?)))$/;

/** The text with the values in place of their placeholders. Unknown placeholders stay. */
export function restoreText(text: string, book: PlaceholderBook): string {
  return text.includes("[")
    ? text.replace(whole, (found, name, number) => book.valueOf(`${name}_${number}`) ?? found)
    : text;
}

/** Restores a text that arrives in pieces, also placeholders that are split between them. */
export class StreamRestorer {
  readonly #book: PlaceholderBook;
  #held = "";

  constructor(book: PlaceholderBook) {
    this.#book = book;
  }

  /** What can be shown now. Holds back at most what may become a placeholder. */
  take(piece: string): string {
    const text = this.#held + piece;
    const cut = begun.exec(text)?.index ?? text.length;
    this.#held = text.slice(cut);
    return restoreText(text.slice(0, cut), this.#book);
  }

  /** What was held back, at the end of the text. */
  end(): string {
    const rest = this.#held;
    this.#held = "";
    return restoreText(rest, this.#book);
  }
}
