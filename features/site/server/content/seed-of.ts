import type { BodyOf, ContentKind } from "../../contract/content/content-kind.ts";
import type { Language } from "../../contract/content/language.ts";
import { landingSeeds } from "./landing/landing-seeds.ts";
import { legalSeeds } from "./legal/legal-seeds.ts";

type Seeds = { [Kind in ContentKind]: { [L in Language]: BodyOf<Kind> } };

const nobody = {
  name: "",
  address: "",
  email: "",
  phone: "",
  country: "",
  url: "",
  representedBy: "",
  register: "",
};

const seeds: Seeds = { landing: landingSeeds, operator: { en: nobody, de: nobody }, ...legalSeeds };

/** The product's own text of a kind. */
export function seedOf<Kind extends ContentKind>(kind: Kind, language: Language): BodyOf<Kind> {
  return seeds[kind][language];
}
