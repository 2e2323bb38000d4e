export { adminCli, adminCliUsage } from "./admin-cli.ts";
export { claimLink } from "./claim-link.ts";
