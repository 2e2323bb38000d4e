import type { ShownCall } from "../../contract/index.ts";
import { isLong } from "../exact-values/is-long.ts";

/** An end of something that scrolls. It has to be in view before anything is approved. */
export interface EndToSee {
  id: string;
  /** What to scroll, and where to, behind "Scroll": "“Text” to its end". */
  scroll: string;
}

/** The ends of the long values of a call, by label: each scrolls in its own box. */
export function endsOfCall({ fields }: Pick<ShownCall, "fields">): EndToSee[] {
  return fields
    .filter(({ kind, value }) => scrolls(kind) && isLong(value))
    .map(({ label }) => ({ id: label, scroll: `“${label}” to its end` }));
}

/** The ends of a table in a dialog: rows below and columns beside may be out of view. */
export const endsOfTable = [
  { id: "bottom", scroll: "the table to its end" },
  { id: "right", scroll: "the table to its right end" },
] as const satisfies readonly EndToSee[];

/** Of blocks one below the other, nothing is beside the view. */
export const endsOfBlocks = [
  { id: "bottom", scroll: "the list to its end" },
] as const satisfies readonly EndToSee[];

/** The first end that was not in view yet. Undefined: all were, so what is shown can be approved. */
export function nextToSee(ends: readonly EndToSee[], seen: ReadonlySet<string>): EndToSee | undefined {
  return ends.find(({ id }) => !seen.has(id));
}

function scrolls(kind: ShownCall["fields"][number]["kind"]): boolean {
  return kind === "text" || kind === "json";
}
