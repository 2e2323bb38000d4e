import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin, system } from "#platform/server/access/who.ts";

/** Who speaks belongs to the installation, and what its admins ask of a provider is on nobody's own account. */
export const voiceAccess = defineAccess("voice", {
  read_setup: elevated(admin),
  list_stock_voices: [admin],
  check: [admin],
  set_stock_voice: elevated(admin),
  seed: [system],
});
