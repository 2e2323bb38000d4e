import type { Language } from "./language.ts";
import type { Operator } from "./operator.ts";

/** Placeholders of legal texts, filled when the text is shown. */
export const placeNames = [
  "operator",
  "address",
  "email",
  "contact",
  "phone",
  "country",
  "represented_by",
  "register",
  "model_providers",
] as const;

type PlaceName = (typeof placeNames)[number];

export interface LegalFacts {
  operator: Operator;
  /** Names of the companies whose models are connected. */
  modelProviders: readonly string[];
}

/**
 * Fills the placeholders of a legal text with the facts of this installation. Unstated facts get neutral
 * words.
 */
export function fillPlaces(text: string, facts: LegalFacts, language: Language): string {
  return text.replace(place, (all, before: string, name: string) => {
    if (!isPlaceName(name)) return all;
    const stated = factOf(name, facts);
    if (stated !== undefined) return before + inLanguage(stated, language);
    const isSentenceStart = before === "" || /[\n.!?]\s*$/.test(before);
    const unstated = words[language][name];
    return before + (isSentenceStart ? capital(unstated) : unstated);
  });
}

const place = /(^|\n|[.!?]\s+|[^{])\{\{([a-z_]+)\}\}/g;

function isPlaceName(name: string): name is PlaceName {
  return placeNames.some((known) => known === name);
}

/** Lines of an address, or names of companies. Undefined when nothing is stated. */
function factOf(name: PlaceName, { operator, modelProviders }: LegalFacts): Fact | undefined {
  if (name === "model_providers") {
    return modelProviders.length > 0 ? { names: modelProviders } : undefined;
  }
  const stated = operator[fieldOf[name]].trim();
  return stated === "" ? undefined : { lines: stated.split(/\r?\n/) };
}

type Fact = { names: readonly string[] } | { lines: string[] };

function inLanguage(fact: Fact, language: Language): string {
  if ("lines" in fact) return fact.lines.map(plain).join("  \n");
  return new Intl.ListFormat(language, { type: "conjunction" }).format(fact.names.map(plain));
}

const fieldOf = {
  operator: "name",
  address: "address",
  email: "email",
  contact: "email",
  phone: "phone",
  country: "country",
  represented_by: "representedBy",
  register: "register",
} as const satisfies Record<Exclude<PlaceName, "model_providers">, keyof Operator>;

/** Escapes Markdown, so that a fact cannot become a heading, list, link or image. */
function plain(line: string): string {
  return line.replace(/[\\`*_[\]<>#|~]/g, "\\$&");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const words: Record<Language, Record<PlaceName, string>> = {
  en: {
    operator: "the operator of this installation",
    address: "*postal address not stated yet*",
    email: "the contact address in the imprint",
    contact: "*not stated yet*",
    phone: "*not stated yet*",
    country: "not stated yet",
    represented_by: "*not stated yet*",
    register: "*not stated yet*",
    model_providers: "none; the built-in assistant answers on the operator's own machines",
  },
  de: {
    operator: "der Betreiber dieser Installation",
    address: "*Anschrift noch nicht angegeben*",
    email: "die im Impressum genannte Kontaktadresse",
    contact: "*noch nicht angegeben*",
    phone: "*noch nicht angegeben*",
    country: "noch nicht angegeben",
    represented_by: "*noch nicht angegeben*",
    register: "*noch nicht angegeben*",
    model_providers: "keine; der eingebaute Assistent antwortet auf den Rechnern des Betreibers",
  },
};
