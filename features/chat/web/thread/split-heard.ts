import type { RunPart } from "#features/runs/web/index.tsx";
import { bodyOf } from "../../contract/body-of.ts";

/** The separator between two parts of an answer's text. */
const joint = "\n\n".length;

/**
 * Splits the parts of an interrupted answer at the point of interruption. Undefined when nothing is left
 * after it. Parts that are not spoken stay in place.
 */
export function splitHeard(
  parts: readonly RunPart[],
  heardCharacters: number | null,
): { heard: RunPart[]; unheard: RunPart[] } | undefined {
  if (heardCharacters === null || bodyOf(parts).slice(heardCharacters).trim() === "") return undefined;
  const heard: RunPart[] = [];
  const unheard: RunPart[] = [];
  let begin = 0;
  for (const part of parts) {
    if (part.type !== "text" || part.isInterrupted) {
      (begin > heardCharacters ? unheard : heard).push(part);
      continue;
    }
    const cut = heardCharacters - begin;
    const [before, after] = [part.text.slice(0, Math.max(0, cut)), part.text.slice(Math.max(0, cut))];
    if (before.trim() !== "") heard.push({ ...part, text: before });
    if (after.trim() !== "") unheard.push({ ...part, text: after });
    begin += part.text.length + joint;
  }
  return { heard, unheard };
}
