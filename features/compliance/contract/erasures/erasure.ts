import { z } from "zod";
import { defineErrors } from "#platform/contract/define-errors.ts";
import { statusesOf } from "#platform/contract/status.ts";
import { erasureStatuses } from "./erasure-status.ts";

const Worded = z.object({ en: z.string(), de: z.string() });

/** Something that stays of an erased person. */
export const KeptOfPerson = z.object({
  tables: z.array(z.string()),
  what: Worded,
  ground: Worded,
  until: Worded,
  isOfAnonymized: z.boolean(),
});
export type KeptOfPerson = z.infer<typeof KeptOfPerson>;

/** An erasure that was asked for. `kind`: anonymized accounts leave what their person made, without the name. */
export const Erasure = z.object({
  id: z.uuid(),
  /** Of the person. It leads nowhere once the erasure has ended. */
  subjectId: z.uuid(),
  kind: z.enum(["deleted", "anonymized"]),
  state: z.enum(statusesOf(erasureStatuses)),
  /** Who asked: the person, a colleague's id, a part of the product. */
  askedBy: z.enum(["person", "admin", "product"]),
  askedAt: z.iso.datetime(),
  /** When a backup had brought the person back. */
  restoredAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  checkedAt: z.iso.datetime().nullable(),
  rows: z.int(),
  files: z.int(),
  keys: z.int(),
  isCertified: z.boolean(),
});
export type Erasure = z.infer<typeof Erasure>;

/** An account that its person closed and that is erased when its time has come. */
export const WaitingErasure = z.object({
  userId: z.uuid(),
  email: z.string().nullable(),
  askedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  /** The legal hold that keeps it, in words. */
  heldBy: z.string().nullable(),
  needsOwner: z.boolean(),
});
export type WaitingErasure = z.infer<typeof WaitingErasure>;

export const RequestErasure = z.object({
  email: z.string().trim().min(3).max(254),
  /** The address once more, as the admin typed it. */
  confirmation: z.string().trim().max(254),
});
export type RequestErasure = z.infer<typeof RequestErasure>;

/** What anybody reads who has the address. */
export const PublicErasure = z.object({
  id: z.uuid(),
  kind: z.enum(["deleted", "anonymized"]),
  askedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  checkedAt: z.iso.datetime().nullable(),
  rows: z.int(),
  files: z.int(),
  keys: z.int(),
  /** The newest certificate. Null until one is issued. */
  certificate: z.string().nullable(),
  /** Verifier keys of the log that signed it. */
  keysOfLog: z.array(z.string()),
  kept: z.array(KeptOfPerson),
});
export type PublicErasure = z.infer<typeof PublicErasure>;

export const erasureErrors = defineErrors({
  "erasure.not_found": [404, "There is no erasure under this number."],
  "erasure.not_issued": [409, "The certificate is not issued yet. Come back in some minutes."],
  "erasure.person_unknown": [404, "Nobody here has this address."],
  "erasure.not_confirmed": [422, "Type the address of the person exactly to confirm."],
  "erasure.prove_again": [
    403,
    "You proved who you are more than a day ago. Sign in again, then erase the person.",
  ],
  "erasure.own_account": [409, "This is your own account. Close it in Settings, under Security."],
  "erasure.last_admin": [
    409,
    "This is the only admin of this installation. Make somebody else an admin first.",
  ],
  "erasure.last_owner": [
    409,
    "This is the only owner of a workspace where others work. Make one of them an owner first.",
  ],
});
