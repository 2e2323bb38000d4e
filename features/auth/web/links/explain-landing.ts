import { linkRefusalTexts } from "./texts/link-refusal-texts.ts";

/** Our own sentence about why a link or a provider led nowhere. An unknown code gets a general one. */
export function explainLanding(code: string): string {
  const { refusals, unknown } = linkRefusalTexts.read();
  return (Object.hasOwn(refusals, code) && refusals[code]) || unknown;
}
