/** A host whose letters could imitate another one. */
export interface LookAlike {
  /** As it is written. */
  host: string;
  /** As the network has it, in ASCII. */
  ascii: string;
}

/** Hosts in URLs and in addresses, and bare domains with letters beyond ASCII. */
const hosts =
  /(?:[a-z][a-z0-9+.-]*:\/\/(?:[^\s/?#@]*@)?|@)([^\s/?#@:<>"'()[\],;]+)|((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})/giu;

/** The hosts in a text that are written with other than plain letters, each once. */
export function findLookAlikes(text: string): LookAlike[] {
  const found = new Map<string, LookAlike>();
  for (const [, ofAddress, bare] of text.matchAll(hosts)) {
    const host = (ofAddress ?? bare ?? "").replace(/\.+$/, "");
    const suspect = lookAlikeOf(host);
    if (suspect) found.set(host, suspect);
  }
  return [...found.values()];
}

/** Undefined for a host of plain letters, digits and hyphens. */
export function lookAlikeOf(host: string): LookAlike | undefined {
  const isPlain = /^[\x20-\x7e]*$/.test(host) && !/(?:^|\.)xn--/i.test(host);
  if (isPlain || host === "") return undefined;
  const url = `http://${host}/`;
  return { host, ascii: URL.canParse(url) ? new URL(url).hostname : "no valid host" };
}
