import { defineAccess } from "#platform/server/access/define-access.ts";
import { system } from "#platform/server/access/who.ts";

/** The operator connects models and providers on the command line. */
export const modelProviderAccess = defineAccess("model_provider", {
  create: [system],
  delete: [system],
});

export const modelAccess = defineAccess("model", {
  create: [system],
  enable: [system],
  disable: [system],
  make_default: [system],
  record_capabilities: [system],
  // Nobody settles their own usage. The caller of the model does.
  settle_call: [system],
});
