const absolute = /https?:\/\/[^\s<>"`{}|\\^]+/gi;
const markdownTarget = /\]\(\s*<?([^\s<>"`{}|\\^]+)/g;
/** A host name with a path, as people write it: `example.com/prices`. */
const bare =
  /(?<![\p{L}\p{N}@/.:-])(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}(?::\d{2,5})?(?:[/?][^\s<>"`{}|\\^]*)?/giu;
/** `- /url: /prices` or `- /url: "…"`. */
const treeLink = /^\s*- \/url: (?:"((?:[^"\\]|\\.)*)"|(\S.*))$/gm;
/** Each costs time to normalize. No honest text has more. */
const maxAddresses = 1_000;
const trailing = /[.,;:!?)\]'*_~…”“’‘»«›‹]$/u;

/** The form in which two addresses are compared: as they are requested. Undefined for no web address. */
export function requestedAddress(address: string, base?: string): string | undefined {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  // A fragment is never sent.
  url.hash = "";
  return url.href;
}

/** The addresses that a person wrote, also without `https://`. The first 1,000 of each kind. */
export function addressesWritten(text: string): string[] {
  const schemed = found(text, absolute);
  const named = found(text, bare);
  return [
    ...schemed.flatMap((address) => [address, address.replace(/^http:/i, "https:")]),
    ...named.flatMap((address) => [`https://${address}`, `http://${address}`, `https://www.${address}`]),
  ].flatMap((address) => requestedAddress(address) ?? []);
}

/** The addresses in a page's Markdown. Relative ones belong to `base`. The first 1,000 of each kind. */
export function addressesInMarkdown(markdown: string, base: string | undefined): string[] {
  const text = markdown.replace(/\\([()[\]_*~&.-])/g, "$1");
  return [...found(text, markdownTarget), ...found(text, absolute)].flatMap(
    (address) => requestedAddress(address, base) ?? [],
  );
}

/** The addresses of links in the tree of a page as the browser gives it. Relative ones belong to `base`. */
export function addressesInTree(tree: string, base: string | undefined): string[] {
  const links = [...tree.matchAll(treeLink)].slice(0, maxAddresses);
  return links.flatMap(([, quoted, plain = ""]) => {
    const address = quoted === undefined ? plain : unquoted(quoted);
    return requestedAddress(address, base) ?? [];
  });
}

function unquoted(text: string): string {
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    return text;
  }
}

function found(text: string, pattern: RegExp): string[] {
  const different = new Set<string>();
  for (const [whole, target = whole] of text.matchAll(pattern)) {
    different.add(target);
    if (different.size === maxAddresses) break;
  }
  return [...different].flatMap(spellings);
}

/** An address in running text with and without the punctuation behind it. */
function spellings(address: string): string[] {
  const all = [address];
  for (let rest = address; trailing.test(rest) && all.length < 6; ) {
    rest = rest.slice(0, -1);
    all.push(rest);
  }
  return all;
}
