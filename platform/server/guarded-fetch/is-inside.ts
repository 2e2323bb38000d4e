import { isPublicAddress } from "./is-public-address.ts";

const ownNames = /^[^.]+$|\.(localhost|local|internal|intranet|lan|home\.arpa)$/;

/**
 * Whether a URL points to this machine or a private network. A public host name counts as outside, wherever
 * it resolves to: nothing is called inside by mistake.
 */
export function isInside(url: string): boolean {
  const host = URL.parse(url)?.hostname.replace(/^\[|\]$/g, "");
  if (!host) return false;
  const isNumber = /^[\d.]+$|:/.test(host);
  return isNumber ? !isPublicAddress(host) : ownNames.test(host);
}
