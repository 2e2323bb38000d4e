export { adminCli, adminCliUsage } from "./admin-cli.ts";
export { checkAdmins } from "./check-admins.ts";
export { claimLink } from "./claim-link.ts";
