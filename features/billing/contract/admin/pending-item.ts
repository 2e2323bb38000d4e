import { z } from "zod";

/**
 * `webhook`: received and not applied yet. `closing`: to be ended at the provider. `checkout`: paid and
 * unclaimed.
 */
export const PendingItemKind = z.enum(["webhook", "closing", "checkout"]);
export type PendingItemKind = z.infer<typeof PendingItemKind>;

/** Unfinished work between this installation and its provider. */
export const PendingItem = z
  .object({
    kind: PendingItemKind,
    id: z.string(),
    /** Id of a subscription or a checkout session. */
    objectId: z.string().nullable(),
    /** Event type of a webhook, mode of a closing, or state of a checkout. */
    detail: z.string(),
    /** For a checkout: address of the buyer. */
    email: z.string().nullable(),
    /** For a checkout: the plan. */
    planName: z.string().nullable(),
    /** The workspace it concerns, or that of the address; null for a stranger. */
    workspaceId: z.uuid().nullable(),
    workspaceName: z.string().nullable(),
    since: z.iso.datetime(),
    /** Number of failed attempts. */
    attempts: z.number().int(),
    /** Kind of the last failure; null without one. */
    lastError: z.string().nullable(),
  })
  .meta({ id: "PendingItem" });
export type PendingItem = z.infer<typeof PendingItem>;
