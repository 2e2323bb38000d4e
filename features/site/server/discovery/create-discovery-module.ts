import type { Module } from "#platform/server/module.ts";
import type { DiscoveryOptions } from "./mount-discovery.ts";
import { mountDiscovery } from "./mount-discovery.ts";

/** Files for programs at well-known paths: robots.txt, sitemap.xml, llms.txt and the web manifest. */
export function createDiscoveryModule(options: DiscoveryOptions): Module {
  return { name: "discovery", mount: (server, services) => mountDiscovery(server, services, options) };
}
