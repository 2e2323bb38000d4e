import { z } from "zod";
import { cleanText } from "#platform/contract/clean-text.ts";
import { defineErrors } from "#platform/contract/define-errors.ts";

/** Standing ones of a workspace. */
export const mostHolds = 100;
export const mostHoldSubjects = 200;
export const mostHoldNameCharacters = 120;
export const mostHoldReasonCharacters = 2_000;

export const HoldSubjectKind = z.enum(["person", "conversation", "agent"]);
export type HoldSubjectKind = z.infer<typeof HoldSubjectKind>;

const HoldSubject = z.object({ kind: HoldSubjectKind, id: z.uuid() });

const name = z
  .string()
  .overwrite(cleanText)
  .trim()
  .min(1, "Name the matter.")
  .max(mostHoldNameCharacters)
  .refine((text) => !/\p{Cc}/u.test(text), "Write one line without control characters.");
const reason = z.string().overwrite(cleanText).trim().min(1, "Say why.").max(mostHoldReasonCharacters);
const time = z.iso.datetime();

export const PlaceHold = z
  .object({
    /** The matter, as a refusal names it. */
    name,
    /** Only owners, admins and auditors read it. */
    reason,
    /** Everything in the workspace and all its people. Then there are no subjects. */
    isWhole: z.boolean().default(false),
    subjects: z.array(HoldSubject).max(mostHoldSubjects).default([]),
    /** What was made then. Absent: at any time. */
    madeFrom: time.nullable().default(null),
    madeUntil: time.nullable().default(null),
    /** When it ends by itself. Absent: when it is released. */
    endsAt: time.nullable().default(null),
  })
  .refine(({ isWhole, subjects }) => isWhole === (subjects.length === 0), {
    message: "Choose the whole workspace, or the people, conversations and agents.",
    path: ["subjects"],
  })
  .refine(({ madeFrom, madeUntil }) => !madeFrom || !madeUntil || madeFrom < madeUntil, {
    message: "The period ends before it begins.",
    path: ["madeUntil"],
  });
export type PlaceHold = z.infer<typeof PlaceHold>;

export const Hold = z
  .object({
    id: z.uuid(),
    name: z.string(),
    reason: z.string(),
    isWhole: z.boolean(),
    /** `owner` is the person's own name, or that of whose conversation or agent it is. */
    subjects: z.array(HoldSubject.extend({ owner: z.string().nullable() })),
    madeFrom: time.nullable(),
    madeUntil: time.nullable(),
    state: z.enum(["standing", "ended", "released"]),
    placedBy: z.string().nullable(),
    placedAt: time,
    endsAt: time.nullable(),
    releasedBy: z.string().nullable(),
    releasedAt: time.nullable(),
    /** People whose account was to be deleted by now, and is kept by this hold. */
    waiting: z.array(z.object({ id: z.uuid(), name: z.string().nullable(), dueAt: time })),
  })
  .meta({ id: "Hold" });
export type Hold = z.infer<typeof Hold>;

/** A conversation that can be held. The title is null where the caller may not read it. */
export const HoldChoice = z
  .object({ id: z.uuid(), owner: z.string().nullable(), title: z.string().nullable(), updatedAt: time })
  .meta({ id: "HoldChoice" });
export type HoldChoice = z.infer<typeof HoldChoice>;

export const complianceHoldErrors = defineErrors({
  "hold.not_found": [404, "This hold does not exist in your workspace."],
  "hold.over": [409, "This hold has ended. Place a new one."],
  "hold.too_many": [409, `There are ${mostHolds} standing holds. Release one first.`],
  "hold.subject_unknown": [
    409,
    "One of the people, conversations or agents is not in this workspace, or its account is already being erased.",
  ],
  "hold.ends_in_past": [400, "The end of a hold lies in the future."],
});
