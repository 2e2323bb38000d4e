import { z } from "zod";

/** One sign-in of the caller, on one device. */
export const OwnSession = z
  .object({
    id: z.uuid(),
    /** Of the browser or program, as it named itself, e.g. `Firefox on Windows`. */
    device: z.string(),
    /** The address it was last used from; empty when that is not known. */
    address: z.string(),
    isCurrent: z.boolean(),
    /** True when a second factor was shown. */
    isStrong: z.boolean(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
  })
  .meta({ id: "OwnSession" });
export type OwnSession = z.infer<typeof OwnSession>;
