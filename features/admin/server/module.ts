import type { Module } from "#platform/server/module.ts";
import { claimRoutes } from "./claim.routes.ts";
import { grantWhenProved } from "./grant-when-proved.ts";

/** Who runs the installation; `adminEmail` is the address whose owner does, once it is proved. */
export function createAdminModule({ adminEmail }: { adminEmail?: string | undefined } = {}): Module {
  let stopGranting: (() => void) | undefined;
  return {
    name: "admin",
    routes: [claimRoutes],
    dataApi: { functions: [{ name: "has_role" }] },
    start(services) {
      if (adminEmail) stopGranting = grantWhenProved(services, adminEmail);
    },
    stop: () => stopGranting?.(),
  };
}

export const adminModule: Module = createAdminModule();
