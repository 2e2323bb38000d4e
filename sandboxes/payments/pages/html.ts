import { escapeHtml } from "#platform/server/mail/letter/escape-html.ts";

/** Safe markup. Only `html` creates it. */
export class Markup {
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  toString(): string {
    return this.#source;
  }
}

/** Values of a template; null, undefined and false render nothing. */
export type HtmlValue = Markup | string | number | null | undefined | false | readonly HtmlValue[];

/** HTML template. Escapes inserted text, between tags and in quoted attributes. */
export function html(words: TemplateStringsArray, ...values: HtmlValue[]): Markup {
  return new Markup(words.map((word, index) => word + render(values[index])).join(""));
}

function render(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return "";
  if (value instanceof Markup) return value.toString();
  if (typeof value === "object") return value.map(render).join("");
  return escapeHtml(String(value));
}
