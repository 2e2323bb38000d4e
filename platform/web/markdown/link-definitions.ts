/** Definitions such as `[name]: https://example.com` by name. Any block may refer to them. */
export type LinkDefinitions = ReadonlyMap<string, string>;

export function findLinkDefinitions(text: string): LinkDefinitions {
  const known = new Map<string, string>();
  if (!text.includes("]:")) return known;
  for (const [line, label = ""] of text.matchAll(/^ {0,3}\[([^\]^\n][^\]\n]{0,200})\]:[ \t]*\S+.*\n/gm)) {
    const name = nameOf(label);
    if (!known.has(name)) known.set(name, line);
  }
  return known;
}

/**
 * The definitions that a block refers to, joined. Parsing all definitions with every block would take
 * quadratic time.
 */
export function definitionsFor(text: string, known: LinkDefinitions): string {
  if (known.size === 0) return "";
  const needed = new Set<string>();
  for (const [, label = ""] of text.matchAll(/\[([^[\]]{1,200})\]/g)) {
    const line = known.get(nameOf(label));
    if (line) needed.add(line);
  }
  return [...needed].join("");
}

function nameOf(label: string): string {
  return label.trim().replace(/\s+/g, " ").toLowerCase();
}

/**
 * Escapes footnotes, so that they show as text: splitting into blocks would separate them from their
 * references.
 */
export function keepFootnotesAsText(text: string): string {
  return text.replace(/^( {0,3})\[\^([^\]\s]+)\]:/gm, "$1\\[^$2\\]:");
}
