import ipaddr from "ipaddr.js";

/**
 * What counts as one caller in a limit per address: an IPv4 address, or the /64 network that one IPv6 household
 * or server is given as a whole.
 */
export function addressKey(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const network = parsed.toByteArray().map((byte, index) => (index < 8 ? byte : 0));
  return `${ipaddr.fromByteArray(network)}/64`;
}
