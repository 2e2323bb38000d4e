import type { Language } from "../../contract/content/language.ts";
import type { JsonLd } from "./json-ld.ts";

/** What the head of a public page is made from. */
export interface HeadPage {
  /** Of the installation, without a slash at the end. */
  publicUrl: string;
  /** Of the page in English, from `/`. */
  path: string;
  language: Language;
  title: string;
  description: string;
  /** Left out: Adjutant. */
  siteName?: string;
  /** Addresses of the languages in which the page exists. Left out: `path` in every language. */
  alternates?: Partial<Record<Language, string>>;
  /** Shown where somebody shares the address. Left out: the picture of the language. */
  image?: HeadImage;
  jsonLd?: readonly JsonLd[];
  /** False: no search engine is to list it. */
  isIndexed: boolean;
}

export interface HeadImage {
  /** From `/`. */
  path: string;
  width: number;
  height: number;
  alt: string;
}
