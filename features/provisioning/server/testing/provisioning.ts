import { createProvisioningModule } from "../module.ts";

/** The same for all files, so that they share a server. */
export const provisioning = createProvisioningModule({ publicUrl: "http://app.test" });
