import { mostOutputCharacters } from "../code-limits.ts";

export interface Output {
  readonly text: string;
  readonly isCut: boolean;
  add(line: string): void;
}

/** The lines that a script writes: the first so many characters of them. */
export function createOutput(): Output {
  let text = "";
  let isCut = false;
  return {
    get text() {
      return text;
    },
    get isCut() {
      return isCut;
    },
    add(line) {
      if (isCut) return;
      const longer = text === "" ? line : `${text}\n${line}`;
      isCut = longer.length > mostOutputCharacters;
      text = isCut ? longer.slice(0, mostOutputCharacters).toWellFormed() : longer;
    },
  };
}
