import type { Module } from "#platform/server/module.ts";
import type { DiscoveryOptions } from "./mount-discovery.ts";
import { mountDiscovery } from "./mount-discovery.ts";

/** What programs look for at fixed addresses: robots.txt, sitemap.xml, llms.txt and the manifest. */
export function createDiscoveryModule(options: DiscoveryOptions): Module {
  return { name: "discovery", mount: (server, services) => mountDiscovery(server, services, options) };
}
