import ipaddr from "ipaddr.js";
import { isProviderAddress } from "./is-provider-address.ts";

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");
const NAT64 = ipaddr.IPv6.parseCIDR("64:ff9b::/96");

/**
 * Whether an IP address (v4 or v6, as text) is on the public internet and not a cloud provider's own. False
 * when in doubt.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return isPublicIPv4(parsed);

  const embedded = embeddedIPv4(parsed);
  if (embedded) return isPublicIPv4(embedded);
  return parsed.range() === "unicast" && parsed.match(GLOBAL_UNICAST);
}

function isPublicIPv4(address: ipaddr.IPv4): boolean {
  return address.range() === "unicast" && !isProviderAddress(address);
}

/**
 * An IPv4 address inside an IPv6 address (mapped or NAT64). It reaches the IPv4 host, so the IPv4 address is
 * checked.
 */
function embeddedIPv4(address: ipaddr.IPv6): ipaddr.IPv4 | undefined {
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  if (address.match(NAT64)) return new ipaddr.IPv4(address.toByteArray().slice(12));
  return undefined;
}
