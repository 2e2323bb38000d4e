import type { PaletteEntry, PaletteSource } from "#platform/web/modules/palette-source.ts";

export interface PaletteGroup {
  label: string;
  entries: PaletteEntry[];
}

/** Of each source, and of the pages. */
const mostOfOne = 6;

/** The entries whose label has a word that begins with each of the typed words. */
export function filterEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const wanted = wordsOf(typed);
  return entries.filter(({ label, to }) => {
    const words = wordsOf(`${label} ${to}`);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}

/** The sources that this person may read. The server would refuse the others. */
export function askableSources(
  sources: readonly PaletteSource[],
  mayAsk: (act: string) => boolean,
): PaletteSource[] {
  return sources.filter(({ mayDo }) => mayDo === undefined || mayAsk(mayDo));
}

/** What the declared sources find, each under its heading. A source that fails finds nothing. */
export async function askSources(
  sources: readonly PaletteSource[],
  typed: string,
  signal: AbortSignal,
): Promise<PaletteGroup[]> {
  const found = await Promise.all(
    sources.map(async ({ label, find }) => ({
      label,
      entries: (await find(typed, signal).catch(() => [])).slice(0, mostOfOne),
    })),
  );
  return found.filter(({ entries }) => entries.length > 0);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
