import { readRefusal } from "./read-refusal.ts";

/** A provider replied with an error. */
export class ProviderRefusal extends Error {
  override readonly name = "ProviderRefusal";
  readonly status: number;
  /** The provider's error code, safe for the log. Its message is never shown. */
  readonly code: string;
  readonly #words: string;
  /** For classification only; it may quote the text or the key. */
  readonly #sentence: string;

  constructor(status: number, said: string) {
    super(`The provider of the voices answered ${status}`);
    const { words, sentence } = readRefusal(said);
    this.status = status;
    this.code = words[0] ?? "none";
    this.#words = words.join(" ");
    this.#sentence = sentence;
  }

  /** Classifies the error by the provider's codes, or else by its message. */
  kindAmong<Kind>(kinds: readonly (readonly [RegExp, Kind])[]): Kind | undefined {
    for (const said of [this.#words, this.#sentence]) {
      const found = kinds.find(([pattern]) => pattern.test(said));
      if (found) return found[1];
    }
    return undefined;
  }
}
