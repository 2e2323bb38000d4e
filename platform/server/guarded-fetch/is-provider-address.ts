import ipaddr from "ipaddr.js";

/**
 * Addresses of public ranges behind which a machine in a cloud finds services of its provider: metadata,
 * credentials, name servers. Most others are link-local, private or shared (100.64.0.0/10), which no public
 * address is.
 */
const providerRanges = [
  // Azure: agent, health probes and name server of every machine.
  "168.63.129.16/32",
  // IBM Cloud: service network and service endpoints.
  "161.26.0.0/16",
  "166.8.0.0/14",
  // Google Cloud: private access to its own interfaces, and forwarding of names.
  "199.36.153.4/30",
  "199.36.153.8/30",
  "35.199.192.0/19",
  // Metadata of Equinix Metal.
  "192.80.8.124/32",
].map((range) => ipaddr.IPv4.parseCIDR(range));

/** Whether machines of a cloud reach a service of their provider there. */
export function isProviderAddress(address: ipaddr.IPv4): boolean {
  return providerRanges.some((range) => address.match(range));
}
