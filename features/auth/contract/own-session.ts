import { z } from "zod";

/** One sign-in of the caller, on one device. */
export const OwnSession = z
  .object({
    id: z.uuid(),
    /** Parsed from the `User-Agent` of the browser or program, e.g. `Firefox on Windows`. */
    device: z.string(),
    /** Last IP address of the session; empty when unknown. */
    address: z.string(),
    isCurrent: z.boolean(),
    /** True after the session passed a second factor. */
    isStrong: z.boolean(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
  })
  .meta({ id: "OwnSession" });
export type OwnSession = z.infer<typeof OwnSession>;
