import type { Oklch } from "./contrast-ratio.ts";

/** Parses the opaque colours of each theme from the style sheet. */
export function parseTokens(css: string): Record<string, Record<string, Oklch>> {
  const themes: Record<string, Record<string, Oklch>> = {};
  for (const [, name = "", body = ""] of css.matchAll(/\[data-theme="(\w+)"\]\s*\{([^}]*)\}/g)) {
    themes[name] = Object.fromEntries([...body.matchAll(colour)].map(toToken));
  }
  return themes;
}

const colour = /--([\w-]+):\s*oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g;

function toToken([, token = "", lightness, chroma, hue]: RegExpMatchArray): [string, Oklch] {
  return [token, { lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue) }];
}
