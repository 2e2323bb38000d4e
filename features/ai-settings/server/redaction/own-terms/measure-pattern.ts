/** What a pattern can match, and what trying costs at the most. */
export interface PatternMeasure {
  /** Ways to match at one place. Counts each length of a repetition and each alternative. */
  ways: number;
  /** Characters of its shortest and longest match. */
  least: number;
  most: number;
}

/** Why a pattern is refused, as a sentence for its writer. */
export class PatternProblem extends Error {}

/** Patterns above these bounds could hold up the server on a hostile text. */
const mostWays = 200;
const mostCharacters = 200;
const mostWork = 4_000;

/**
 * Measures a regular expression. Throws PatternProblem unless each place of a text costs a bounded number of tries:
 * only then its time is proportional to the text. Repetitions need an upper limit, and nothing that looks around or
 * back is accepted.
 */
export function measurePattern(pattern: string): PatternMeasure {
  const reader = new PatternReader(pattern);
  const measure = reader.readAlternatives();
  reader.requireEnd();
  if (measure.least < 2) throw new PatternProblem("The pattern must match at least 2 characters.");
  if (measure.most > mostCharacters)
    throw new PatternProblem(
      `The pattern must match at most ${mostCharacters} characters. Lower its limits.`,
    );
  if (measure.ways > mostWays || measure.ways * measure.most > mostWork)
    throw new PatternProblem("The pattern can match in too many ways. Use fewer or shorter repetitions.");
  return measure;
}

class PatternReader {
  readonly #pattern: string;
  #at = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  requireEnd(): void {
    if (this.#at < this.#pattern.length)
      throw new PatternProblem("A parenthesis is closed that was not opened.");
  }

  readAlternatives(): PatternMeasure {
    let all = this.#readSequence();
    while (this.#take("|")) {
      const other = this.#readSequence();
      all = {
        ways: all.ways + other.ways,
        least: Math.min(all.least, other.least),
        most: Math.max(all.most, other.most),
      };
    }
    return all;
  }

  #readSequence(): PatternMeasure {
    let all: PatternMeasure = { ways: 1, least: 0, most: 0 };
    while (this.#at < this.#pattern.length && !"|)".includes(this.#peek())) {
      const item = this.#readRepeated();
      all = { ways: all.ways * item.ways, least: all.least + item.least, most: all.most + item.most };
    }
    return all;
  }

  #readRepeated(): PatternMeasure {
    const item = this.#readItem();
    const limits = this.#readLimits();
    if (!limits) return item;
    if (item.most === 0) throw new PatternProblem("Only characters and groups can be repeated.");
    const { from, to } = limits;
    const isFixed = item.ways === 1;
    let ways = 0;
    for (let times = from; times <= to; times += 1) ways += isFixed ? 1 : item.ways ** times;
    return { ways, least: item.least * from, most: item.most * to };
  }

  #readLimits(): { from: number; to: number } | undefined {
    if (this.#take("?")) return { from: 0, to: 1 };
    if ("*+".includes(this.#peek() || " ")) throw new PatternProblem(unlimited);
    const written = /^\{(\d{1,3})(,(\d{0,3}))?\}/.exec(this.#pattern.slice(this.#at));
    if (!written) return undefined;
    this.#at += written[0].length;
    if (written[2] && !written[3]) throw new PatternProblem(unlimited);
    this.#take("?");
    const from = Number(written[1]);
    return { from, to: written[3] ? Number(written[3]) : from };
  }

  #readItem(): PatternMeasure {
    const character = this.#next();
    if (character === "(") return this.#readGroup();
    if (character === "[") return this.#readClass();
    if (character === "\\") return this.#readEscape();
    if ("^$".includes(character))
      throw new PatternProblem("A pattern cannot ask for the start or end of a text.");
    if ("*+?{}]".includes(character))
      throw new PatternProblem(`Write \\${character} for the character itself.`);
    return one;
  }

  #readGroup(): PatternMeasure {
    if (this.#take("?") && !this.#take(":")) throw new PatternProblem("Use plain groups: (…) or (?:…).");
    const inner = this.readAlternatives();
    if (!this.#take(")")) throw new PatternProblem("A parenthesis is not closed.");
    return inner;
  }

  #readClass(): PatternMeasure {
    this.#take("^");
    for (let first = true; !this.#take("]"); first = false) {
      if (this.#at >= this.#pattern.length || (first && this.#peek() === "]"))
        throw new PatternProblem("A bracket is not closed.");
      if (this.#next() === "\\") this.#readEscape();
    }
    return one;
  }

  #readEscape(): PatternMeasure {
    const escaped = this.#next();
    if (escaped === "b") return { ways: 1, least: 0, most: 0 };
    if (/[1-9k]/.test(escaped)) throw new PatternProblem("A pattern cannot refer back to a group.");
    if (/[A-Za-z0]/.test(escaped) && !"dDwWsSnt".includes(escaped))
      throw new PatternProblem(`\\${escaped} is not accepted in a pattern.`);
    return one;
  }

  #take(character: string): boolean {
    if (this.#peek() !== character) return false;
    this.#at += 1;
    return true;
  }

  #next(): string {
    const character = this.#peek();
    if (character === "") throw new PatternProblem("The pattern ends too early.");
    this.#at += character.length;
    return character;
  }

  /** Empty at the end. */
  #peek(): string {
    const point = this.#pattern.codePointAt(this.#at);
    return point === undefined ? "" : String.fromCodePoint(point);
  }
}

const one: PatternMeasure = { ways: 1, least: 1, most: 1 };
const unlimited = "Give each repetition an upper limit, such as {1,20} instead of + or *.";
