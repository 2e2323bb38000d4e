/** A sentence with places and what stands in them, so that a page can say it in another language. */
export interface Said {
  /** With `{}` for each place. */
  form: string;
  values: readonly SaidValue[];
}

export type SaidValue = string | number | Said;

/** A sentence in English: `say` before a text with places. */
export function say(parts: TemplateStringsArray, ...values: SaidValue[]): Said {
  return { form: parts.join("{}"), values };
}

/** The sentence itself, with numbers as `12,000`. */
export function inEnglish(said: string | Said): string {
  if (typeof said === "string") return said;
  const values = said.values.map((value) =>
    typeof value === "number" ? value.toLocaleString("en-US") : inEnglish(value),
  );
  return said.form.replace(/\{\}/g, () => values.shift() ?? "");
}
