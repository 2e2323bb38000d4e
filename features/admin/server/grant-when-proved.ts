import { systemCtx } from "#platform/server/create-services.ts";
import type { Services } from "#platform/server/services.ts";
import { grantConfiguredAdmin } from "./grant-configured-admin.ts";

/** Announced by the database at the commit of whatever proved an address; the payload is the user's id. */
const provedAddresses = "adjutant_proved_addresses";

/**
 * Makes the owner of the configured address an admin as soon as the address is proved; asks at the start, too, and
 * whenever announcements may have been missed. Returns how to stop.
 */
export function grantWhenProved(services: Services, adminEmail: string): () => void {
  const grant = () =>
    void grantConfiguredAdmin(systemCtx(services, "settings"), adminEmail).catch((error: unknown) =>
      services.log.warn({ err: error }, "the admin of ADMIN_EMAIL could not be looked up"),
    );
  const stops = [services.broadcast.subscribe(provedAddresses, grant), services.broadcast.onGap(grant)];
  grant();
  return () => {
    for (const stop of stops) stop();
  };
}
