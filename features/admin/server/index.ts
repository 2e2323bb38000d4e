export { adminCli, adminCliUsage } from "./admin-cli.ts";
export { claimLink } from "./claim-link.ts";
export { grantConfiguredAdmin } from "./grant-configured-admin.ts";
