import type { Module } from "#platform/server/module.ts";
import { mountScim } from "./scim/mount-scim.ts";

/** Directories of companies; `publicUrl` is the address under which they reach this installation. */
export function createProvisioningModule({ publicUrl }: { publicUrl: string }): Module {
  return { name: "provisioning", mount: (server, services) => mountScim(server, services, publicUrl) };
}
