import { createProvisioningModule } from "../module.ts";

/** One instance for all test files, so that they share a server. */
export const provisioning = createProvisioningModule({ publicUrl: "http://app.test" });
