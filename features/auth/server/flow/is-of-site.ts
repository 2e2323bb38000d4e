import { isLoopback } from "./is-loopback.ts";

/**
 * Whether the address belongs to the site. For a site on loopback, any loopback name and port counts: nobody
 * else answers there.
 */
export function isOfSite({ protocol, hostname, port }: URL, siteUrl: string): boolean {
  const site = new URL(siteUrl);
  if (protocol !== site.protocol) return false;
  if (isLoopback(hostname) && isLoopback(site.hostname)) return true;
  return hostname === site.hostname && port === site.port;
}
