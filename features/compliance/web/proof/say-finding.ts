import type { Finding } from "../../contract/verify/finding.ts";
import type { Said, SaidValue } from "../../contract/verify/said.ts";

/**
 * What the verifier found, in the page's language: `forms` are its sentences by the English one. Undefined for what has
 * no sentence there; then the English words are shown.
 */
export function sayFinding(
  { said }: Finding,
  forms: Readonly<Record<string, string>>,
  locale: string,
): string | undefined {
  return said && sayIn(said, forms, locale);
}

function sayIn({ form, values }: Said, forms: Readonly<Record<string, string>>, locale: string) {
  const meant = forms[form];
  if (meant === undefined) return undefined;
  const told = values.map((value) => valueIn(value, forms, locale));
  if (told.includes(undefined)) return undefined;
  return meant.replace(/\{(\d)\}/g, (_, index) => told[Number(index)] ?? "");
}

function valueIn(
  value: SaidValue,
  forms: Readonly<Record<string, string>>,
  locale: string,
): string | undefined {
  if (typeof value === "number") return value.toLocaleString(locale);
  return typeof value === "string" ? value : sayIn(value, forms, locale);
}
