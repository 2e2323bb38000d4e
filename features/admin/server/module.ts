import { systemCtx } from "#platform/server/create-services.ts";
import type { Module } from "#platform/server/module.ts";
import type { Services } from "#platform/server/services.ts";
import { adminActs } from "./acts.ts";
import { backupRoutes } from "./backups/backup.routes.ts";
import { claimRoutes } from "./claim.routes.ts";
import { grantConfiguredAdmin } from "./grant-configured-admin.ts";
import { grantWhenProved } from "./grant-when-proved.ts";

/** Admins of the installation. The owner of `adminEmail` becomes one once the address is confirmed. */
export function createAdminModule({ adminEmail }: { adminEmail?: string | undefined } = {}): Module {
  return {
    name: "admin",
    acts: adminActs,
    routes: [claimRoutes, backupRoutes],
    dataApi: { functions: [{ name: "has_role" }] },
    on: adminEmail ? [grantWhenProved(adminEmail)] : [],
    // The address may have been confirmed before it was configured.
    start(services) {
      if (adminEmail) void grantAtStart(services, adminEmail);
    },
  };
}

async function grantAtStart(services: Services, adminEmail: string): Promise<void> {
  try {
    await grantConfiguredAdmin(systemCtx(services, "settings"), adminEmail);
  } catch (error) {
    services.log.warn({ err: error }, "the admin of ADMIN_EMAIL could not be looked up");
  }
}

export const adminModule: Module = createAdminModule();
