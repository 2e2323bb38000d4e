import type { Language } from "../../contract/content/language.ts";
import type { JsonLd } from "./json-ld.ts";

/** Everything from which the head of a public page is generated. */
export interface HeadPage {
  /** The installation's URL, without a trailing slash. */
  publicUrl: string;
  /** The English path, starting with `/`. */
  path: string;
  language: Language;
  title: string;
  description: string;
  /** Default: Adjutant. */
  siteName?: string;
  /** Paths per language. Default: `path` in every language. */
  alternates?: Partial<Record<Language, string>>;
  /** Preview image for shared links. Default: the image of the language. */
  image?: HeadImage;
  jsonLd?: readonly JsonLd[];
  /** False: search engines must not index it. */
  isIndexed: boolean;
}

export interface HeadImage {
  /** Starts with `/`. */
  path: string;
  width: number;
  height: number;
  alt: string;
}
