const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;

/** The conversations of pasted lines, each a link or an id. `unreadable` is the first line that is neither. */
export function readConversations(text: string): { ids: string[]; unreadable?: string } {
  const lines = text
    .split(/[\n,;]+/)
    .map((line) => line.trim())
    .filter(Boolean);
  const unreadable = lines.find((line) => !id.test(line));
  const ids = [...new Set(lines.flatMap((line) => id.exec(line)?.[0].toLowerCase() ?? []))];
  return unreadable === undefined ? { ids } : { ids, unreadable };
}
