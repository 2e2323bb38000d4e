import { z } from "zod";

/** Public facts about an installation. A client reads them before sign-in. */
export const ClientConfig = z.object({
  url: z.string().describe("Address of the installation, without a slash at the end."),
  publishableKey: z.string().describe("Names the calling program; it is no secret."),
  billingProvider: z.string(),
  features: z.array(z.string()).describe("Names of what this installation has switched on."),
});
