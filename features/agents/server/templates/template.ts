import type { TemplateKey } from "../../contract/index.ts";

/** What a template says in one language. */
export interface TemplateText {
  name: string;
  purpose: string;
  instructions: string;
  starters: string[];
  /** Values of its own variables, by name. */
  variables: Record<string, string>;
  /** What it would need and this version does not have. */
  notThereYet: string[];
}

export type TemplateTexts = Readonly<Record<TemplateKey, TemplateText>>;
