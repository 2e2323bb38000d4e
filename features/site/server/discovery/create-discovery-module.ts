import type { Module } from "#platform/server/module.ts";
import { mountDiscovery } from "./mount-discovery.ts";

export interface DiscoveryOptions {
  /** Without a slash at the end. */
  publicUrl: string;
  /** Whether search engines may list the public pages. */
  isShown: boolean;
  /** Whether there is a demo that may be named. */
  isDemoOn: boolean;
  /** Whether plans are sold, so that prices and trials may be named. */
  isSelling: boolean;
}

/** What programs look for at fixed addresses: robots.txt, sitemap.xml, llms.txt and the manifest. */
export function createDiscoveryModule(options: DiscoveryOptions): Module {
  return { name: "discovery", mount: (server, services) => mountDiscovery(server, services, options) };
}
