import { z } from "zod";

/** Remarks of the page for other features about a new account. Anything but an object is ignored. */
export const Remarks = z.record(z.string(), z.json()).optional().catch(undefined);
