const fetchedFont = /@font-face\s*\{[^}]*\burl\([^}]*\}/g;

/** A style sheet apart from the fonts that it fetches; those that stand in for them stay. */
export function splitFonts(styles: string): { styles: string; fonts: string } {
  return { styles: styles.replace(fetchedFont, ""), fonts: (styles.match(fetchedFont) ?? []).join("") };
}
