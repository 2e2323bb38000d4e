import type { RunPart } from "#features/agents/web/index.tsx";
import { bodyOf } from "../../contract/body-of.ts";

/** Between two parts in the text of an answer. */
const joint = "\n\n".length;

/**
 * The parts of an interrupted answer before and after the place up to which it was heard; nothing where there is
 * nothing behind it. What is not spoken stays where it happened.
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
