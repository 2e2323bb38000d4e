import { isPublicAddress } from "./is-public-address.ts";

const ownNames = /^[^.]+$|\.(localhost|local|internal|intranet|lan|home\.arpa)$/;

/**
 * Whether an address is one of this machine or of a private network. A name of the public internet counts as outside,
 * wherever it may lead: nothing is called inside by mistake.
 */
export function isInside(url: string): boolean {
  const host = URL.parse(url)?.hostname.replace(/^\[|\]$/g, "");
  if (!host) return false;
  const isNumber = /^[\d.]+$|:/.test(host);
  return isNumber ? !isPublicAddress(host) : ownNames.test(host);
}
