export { createProvisioningKey } from "./keys/create-provisioning-key.ts";
export { provisioningCli, provisioningUsage } from "./provisioning-cli.ts";
