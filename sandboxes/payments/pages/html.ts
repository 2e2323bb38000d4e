import { escapeHtml } from "#platform/server/mail/letter/escape-html.ts";

/** Markup that may stand in a page as it is. Only `html` makes it. */
export class Markup {
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  toString(): string {
    return this.#source;
  }
}

/** What `html` takes between its words; null, undefined and false leave nothing behind. */
export type HtmlValue = Markup | string | number | null | undefined | false | readonly HtmlValue[];

/** A template of a page: text that is put in stays text, between tags and in quoted attributes. */
export function html(words: TemplateStringsArray, ...values: HtmlValue[]): Markup {
  return new Markup(words.map((word, index) => word + render(values[index])).join(""));
}

function render(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return "";
  if (value instanceof Markup) return value.toString();
  if (typeof value === "object") return value.map(render).join("");
  return escapeHtml(String(value));
}
