/** A provider answered with something else than what it was asked for. */
export class ProviderRefusal extends Error {
  override readonly name = "ProviderRefusal";
  readonly status: number;
  /** The provider's own word for it, which the log may show; its sentences are never shown. */
  readonly code: string;
  /** What it said, to judge it by; it may quote the text or the key. */
  readonly #said: string;

  constructor(status: number, said: string) {
    super(`The provider of the voices answered ${status}`);
    this.status = status;
    this.#said = said;
    this.code = codeIn(said);
  }

  /** Whether it said something of this kind. */
  says(pattern: RegExp): boolean {
    return pattern.test(this.#said);
  }
}

/** Where OpenAI, ElevenLabs and their like put a word for the failure. */
function codeIn(said: string): string {
  try {
    const { error, detail } = JSON.parse(said);
    const words: unknown[] = [error?.code, error?.type, detail?.status, detail?.code, detail?.error];
    return String(words.find((word) => typeof word === "string" && /^[\w.-]{1,60}$/.test(word)) ?? "none");
  } catch {
    return "none";
  }
}
