import type { Module } from "#platform/server/module.ts";
import { recognizeWhenProved } from "./people/recognize-when-proved.ts";
import { mountScim } from "./scim/mount-scim.ts";

/** Directories of companies; `publicUrl` is the address under which they reach this installation. */
export function createProvisioningModule({ publicUrl }: { publicUrl: string }): Module {
  return {
    name: "provisioning",
    // What a directory says of a person; with it goes whose groups they are in.
    erasable: [{ table: "directory_people", columns: ["user_id"], isNaming: true }],
    mount: (server, services) => mountScim(server, services, publicUrl),
    on: [recognizeWhenProved],
  };
}
