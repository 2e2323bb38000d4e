import { addressProved } from "#features/auth/contract/events.ts";
import { subscribe } from "#platform/server/events/subscribe.ts";
import { grantConfiguredAdmin } from "./grant-configured-admin.ts";

/** Makes the owner of the configured address an admin as soon as the address is confirmed. */
export const grantWhenProved = (adminEmail: string) =>
  subscribe(addressProved, {
    name: "admin.grant_when_proved",
    async perform(ctx) {
      await grantConfiguredAdmin(ctx, adminEmail);
    },
  });
