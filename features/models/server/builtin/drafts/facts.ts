import type { Language } from "../language.ts";

/** What a request says of the text that it wants. Undefined where it says nothing. */
export interface Facts {
  language: Language;
  /** Words before the name of the text, such as "weekly" or "formal". */
  kind: string | undefined;
  to: string | undefined;
  topic: string | undefined;
  from: string | undefined;
  until: string | undefined;
  /** A day or a time. */
  when: string | undefined;
  place: string | undefined;
  contact: string | undefined;
  /** Of a meeting: "45 minutes". */
  length: string | undefined;
  /** The request after the name of the text, as it was written. */
  rest: string;
}

export interface Draft {
  title: string;
  content: string;
}

/** A text with gaps. Gaps stand in brackets. */
export interface Template {
  id: string;
  /** Its names in each language, as parts of a regular expression. */
  names: Record<Language, string>;
  /** Its name alone asks for nothing: "thank you", "our mail server". */
  needsVerb?: true;
  /** For "I can draft …". */
  shown: Record<Language, string>;
  write(facts: Facts): Draft;
}
