import { findLookAlikes } from "../exact-values/look-alikes.ts";
import { revealText } from "../exact-values/reveal-text.ts";

/** What an input would not show of a value: invisible characters, and hosts that imitate others. Empty: nothing. */
export function whatHides(value: string): string[] {
  const hidden = new Map(
    revealText(value).flatMap((piece) => (piece.type === "hidden" ? [[piece.code, piece.name]] : [])),
  );
  const names = [...hidden].map(([code, name]) => `${code} (${name})`);
  return [
    ...(names.length > 0 ? [`It has invisible characters: ${names.join(", ")}.`] : []),
    ...findLookAlikes(value).map(({ host, ascii }) => `${host} has unusual letters, and is really ${ascii}.`),
  ];
}
