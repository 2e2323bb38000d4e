/** A value and what stands for it, such as `EMAIL_1`. */
export interface RedactedValue {
  placeholder: string;
  value: string;
}

/** More values in one conversation stay replaced, but cannot be put back into the answer. */
const mostValues = 5_000;
/** The same for a longer value, such as a whole key file. */
const mostCharacters = 8_000;

/** The placeholders of one conversation: each value has one, for ever. */
export class PlaceholderBook {
  readonly #byValue = new Map<string, string>();
  readonly #byPlaceholder = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  readonly #added: RedactedValue[] = [];
  readonly #used = new Set<string>();

  constructor(known: readonly RedactedValue[] = []) {
    for (const entry of known) this.#remember(entry);
  }

  /** What is sent instead of a value, e.g. `[EMAIL_1]`. The same value always gets the same. */
  standFor(name: string, value: string): string {
    const known = this.#byValue.get(`${name} ${value}`);
    if (known) return this.#use(known);
    if (this.#byPlaceholder.size >= mostValues || value.length > mostCharacters) return `[${name}]`;
    const placeholder = `${name}_${(this.#counts.get(name) ?? 0) + 1}`;
    const entry = { placeholder, value };
    this.#remember(entry);
    this.#added.push(entry);
    return this.#use(placeholder);
  }

  /** The value behind a placeholder. */
  valueOf(placeholder: string): string | undefined {
    return this.#byPlaceholder.get(placeholder);
  }

  /** All values whose placeholders have one of these names, longest first. */
  valuesOf(names: ReadonlySet<string>): RedactedValue[] {
    return [...this.#byPlaceholder]
      .filter(([placeholder]) => names.has(nameOf(placeholder)))
      .map(([placeholder, value]) => ({ placeholder, value }))
      .sort((a, b) => b.value.length - a.value.length);
  }

  /** What was added since it was read. */
  get added(): readonly RedactedValue[] {
    return this.#added;
  }

  /** The placeholders given out since it was read. */
  get used(): readonly string[] {
    return [...this.#used];
  }

  use(placeholder: string): void {
    this.#used.add(placeholder);
  }

  #use(placeholder: string): string {
    this.#used.add(placeholder);
    return `[${placeholder}]`;
  }

  #remember({ placeholder, value }: RedactedValue): void {
    const name = nameOf(placeholder);
    const number = Number(placeholder.slice(name.length + 1));
    this.#byValue.set(`${name} ${value}`, placeholder);
    this.#byPlaceholder.set(placeholder, value);
    this.#counts.set(name, Math.max(this.#counts.get(name) ?? 0, number));
  }
}

/** `EMAIL` of `EMAIL_1`. */
export function nameOf(placeholder: string): string {
  return placeholder.slice(0, placeholder.lastIndexOf("_"));
}
