import ipaddr from "ipaddr.js";

/**
 * The key of an IP address for rate limits: an IPv4 address, or the /64 network of an IPv6 address, because
 * households and servers get a whole /64.
 */
export function addressKey(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const network = parsed.toByteArray().map((byte, index) => (index < 8 ? byte : 0));
  return `${ipaddr.fromByteArray(network)}/64`;
}
