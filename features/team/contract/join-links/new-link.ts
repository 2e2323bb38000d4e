import { z } from "zod";
import { joinLinkLimits } from "./join-link-limits.ts";

const { days, nameLength, uses } = joinLinkLimits;

/** 32 random bytes in base64url. */
export const LinkSecret = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** What every link has. */
export const ofNewLink = {
  name: z.string().trim().max(nameLength).default(""),
  mostUses: z.number().int().min(1).max(uses),
  days: z.number().int().min(1).max(days),
};
