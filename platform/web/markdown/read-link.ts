/** The target of a link, shown to the person before it opens. */
export interface LinkTarget {
  /** As the browser would open it: the host in ASCII, everything unusual percent-encoded. */
  href: string;
  kind: "web" | "mail";
  /** Host with port, or the domain of a mail address. */
  host: string;
  /** The query parameters that the click would send, decoded. */
  query: readonly { place: string; name: string; value: string }[];
  /** Reasons for caution, shown before opening. */
  warnings: readonly string[];
}

/** Parses an http, https or mailto URL. Undefined for all others. */
export function readLink(address: string): LinkTarget | undefined {
  if (!/^(?:https?:\/\/|mailto:)/i.test(address)) return undefined;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const query = [...url.searchParams].map(([name, value], index) => ({ place: `${index}`, name, value }));
  if (url.protocol === "mailto:") {
    const host = url.pathname.split("@").at(-1) ?? "";
    return { href: url.href, kind: "mail", host, query, warnings: [] };
  }
  if (!url.host) return undefined;
  return { href: url.href, kind: "web", host: url.host, query, warnings: findWarnings(url) };
}

/** The host of an image URL. Undefined when it has none. */
export function readImageHost(address: string): string | undefined {
  const whole = address.startsWith("//") ? `https:${address}` : address;
  return URL.canParse(whole) ? new URL(whole).host || undefined : undefined;
}

function findWarnings(url: URL): string[] {
  const warnings: string[] = [];
  if (url.username || url.password) {
    warnings.push(`The address starts with a user name or password. It leads to ${url.host}.`);
  }
  if (/(?:^|\.)xn--/.test(url.hostname)) {
    warnings.push("The domain contains characters that imitate another domain.");
  }
  if (/^(?:\d{1,3}\.){3}\d{1,3}$|^\[/.test(url.hostname)) {
    warnings.push("The address is an IP address, not a domain name.");
  }
  if (url.protocol === "http:") warnings.push("The connection is not encrypted.");
  return warnings;
}
