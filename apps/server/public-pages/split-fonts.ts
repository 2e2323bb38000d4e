const fetchedFont = /@font-face\s*\{[^}]*\burl\([^}]*\}/g;

/** Splits a style sheet into its font rules and the rest. Local fallback fonts stay in the rest. */
export function splitFonts(styles: string): { styles: string; fonts: string } {
  return { styles: styles.replace(fetchedFont, ""), fonts: (styles.match(fetchedFont) ?? []).join("") };
}
