import { defineAccess } from "#platform/server/access/define-access.ts";
import { system } from "#platform/server/access/who.ts";

/** Models and their providers are connected on the command line, by whoever runs the installation. */
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
  // Nobody counts their own use: whoever lets a model answer counts what it used.
  settle_call: [system],
});
