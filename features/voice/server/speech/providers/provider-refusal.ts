import { readRefusal } from "./read-refusal.ts";

/** A provider answered with something else than what it was asked for. */
export class ProviderRefusal extends Error {
  override readonly name = "ProviderRefusal";
  readonly status: number;
  /** The provider's own word for it, which the log may show; its sentences are never shown. */
  readonly code: string;
  readonly #words: string;
  /** To judge it by; it may quote the text or the key. */
  readonly #sentence: string;

  constructor(status: number, said: string) {
    super(`The provider of the voices answered ${status}`);
    const { words, sentence } = readRefusal(said);
    this.status = status;
    this.code = words[0] ?? "none";
    this.#words = words.join(" ");
    this.#sentence = sentence;
  }

  /** Which of these kinds it is of: by the provider's words for it, and where they tell nothing by its sentence. */
  kindAmong<Kind>(kinds: readonly (readonly [RegExp, Kind])[]): Kind | undefined {
    for (const said of [this.#words, this.#sentence]) {
      const found = kinds.find(([pattern]) => pattern.test(said));
      if (found) return found[1];
    }
    return undefined;
  }
}
