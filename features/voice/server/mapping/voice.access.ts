import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin, system } from "#platform/server/access/who.ts";

/** The speech setup belongs to the installation. Provider requests of its admins are charged to nobody. */
export const voiceAccess = defineAccess("voice", {
  read_setup: elevated(admin),
  list_stock_voices: [admin],
  check: [admin],
  set_stock_voice: elevated(admin),
  seed: [system],
  settle_call: [system],
});
