import { z } from "zod";
import { NamedPerson, SharedRef, ShareRelation } from "./share.ts";

export const AskAccess = z.object({
  relation: ShareRelation.default("viewer"),
  note: z.string().trim().max(500).default(""),
});
export type AskAccess = z.infer<typeof AskAccess>;

/** Somebody asks the owner to share something with them. */
export const AccessRequest = SharedRef.extend({
  requestId: z.uuid(),
  person: NamedPerson,
  relation: ShareRelation,
  note: z.string(),
  askedAt: z.iso.datetime(),
}).meta({ id: "AccessRequest" });
export type AccessRequest = z.infer<typeof AccessRequest>;

export const DecideAccess = z.discriminatedUnion("decision", [
  z.object({
    decision: z.literal("grant"),
    relation: ShareRelation,
    expiresAt: z.iso.datetime().nullable().default(null),
  }),
  z.object({ decision: z.literal("decline") }),
]);
export type DecideAccess = z.infer<typeof DecideAccess>;
