import { z } from "zod";

/** What the page says for other features about a new account; anything else than an object says nothing. */
export const Remarks = z.record(z.string(), z.json()).optional().catch(undefined);
