import { DataApiError } from "../data-api-error.ts";

/** Reads one parameter from left to right. Errors name the position. */
export class TextReader {
  position = 0;
  readonly text: string;
  readonly #what: string;
  readonly #shown: string;

  /** `what` names the parameter in errors. `shown` is its text there, when it differs from `text`. */
  constructor(text: string, what: string, shown = text) {
    this.text = text;
    this.#what = what;
    this.#shown = shown;
  }

  get isAtEnd(): boolean {
    return this.position >= this.text.length;
  }

  follows(word: string): boolean {
    return this.text.startsWith(word, this.position);
  }

  /** Consumes `word` if it comes next. */
  take(word: string): boolean {
    const isNext = this.follows(word);
    if (isNext) this.position += word.length;
    return isNext;
  }

  /** Consumes and returns what the sticky `pattern` matches here. Returns undefined without a match. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const [found] = pattern.exec(this.text) ?? [];
    this.position += found?.length ?? 0;
    return found;
  }

  skipSpace(): void {
    this.match(/[ \t]*/y);
  }

  expect(word: string, name = JSON.stringify(word)): void {
    if (!this.take(word)) this.refuse(name);
  }

  refuse(expecting: string, position = this.position): never {
    const found = this.text.charAt(position);
    throw new DataApiError(
      400,
      "PGRST100",
      `"failed to parse ${this.#what} (${this.#shown.slice(0, 200)})" (line 1, column ${position + 1})`,
      {
        details: `unexpected ${found === "" ? "end of input" : JSON.stringify(found)} expecting ${expecting}`,
      },
    );
  }
}
