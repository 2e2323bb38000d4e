import { z } from "zod";

/** `webhook`: told by the provider, not read yet. `closing`: to be ended there. `checkout`: paid, and claimed by nobody. */
export const PendingItemKind = z.enum(["webhook", "closing", "checkout"]);
export type PendingItemKind = z.infer<typeof PendingItemKind>;

/** Something between this installation and its provider that is not done. */
export const PendingItem = z
  .object({
    kind: PendingItemKind,
    id: z.string(),
    /** What it is about: a subscription or a checkout session. */
    objectId: z.string().nullable(),
    /** The type of an event, how a subscription is to end, or the state of a checkout. */
    detail: z.string(),
    /** Of a checkout: who began it. */
    email: z.string().nullable(),
    /** Of a checkout: what was bought. */
    planName: z.string().nullable(),
    /** Whose it is, or of whom the address is; null of a stranger's. */
    workspaceId: z.uuid().nullable(),
    workspaceName: z.string().nullable(),
    since: z.iso.datetime(),
    /** How often it was tried in vain. */
    attempts: z.number().int(),
    /** The kind of the last failure; null when there was none. */
    lastError: z.string().nullable(),
  })
  .meta({ id: "PendingItem" });
export type PendingItem = z.infer<typeof PendingItem>;
