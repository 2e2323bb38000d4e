import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin, system } from "#platform/server/access/who.ts";

const ofInstallation = elevated(admin, system);

/** Providers belong to the installation. Its admins connect them in the browser, the operator on the command line. */
export const modelProviderAccess = defineAccess("model_provider", {
  list: ofInstallation,
  /** Looks for servers on this machine and for keys in the environment. */
  look_for_offers: ofInstallation,
  create: ofInstallation,
  list_models: ofInstallation,
  replace_key: ofInstallation,
  delete: ofInstallation,
});

export const modelAccess = defineAccess("model", {
  list_connected: ofInstallation,
  create: ofInstallation,
  test: ofInstallation,
  record_capabilities: ofInstallation,
  enable: ofInstallation,
  disable: ofInstallation,
  list_purposes: ofInstallation,
  set_purpose: ofInstallation,
  set_fallback_order: ofInstallation,
  list_audiences: ofInstallation,
  set_audience: ofInstallation,
  delete: ofInstallation,
  // Nobody settles their own usage. The caller of the model does.
  settle_call: [system],
});
