import { z } from "zod";

/** Whose log: that of one's workspace, or that of the installation. */
export const ProvenScope = z.enum(["workspace", "installation"]);
export type ProvenScope = z.infer<typeof ProvenScope>;

/** One log, with its newest signed state. */
export const SignedLog = z
  .object({
    id: z.uuid(),
    /** Its name, and that of the keys that sign it. */
    origin: z.string(),
    generation: z.int(),
    openedAt: z.iso.datetime(),
    closedAt: z.iso.datetime().nullable(),
    closedBecause: z.string().nullable(),
    /** Entries that have their place. */
    size: z.int(),
    checkpoint: z
      .object({
        size: z.int(),
        /** In hex. */
        root: z.string(),
        signedAt: z.iso.datetime(),
        /** The signed note. Whoever keeps it can verify later that nothing was taken back. */
        note: z.string(),
      })
      .nullable(),
    /** Verifier keys, oldest first. */
    keys: z.array(z.string()),
  })
  .meta({ id: "SignedLog" });
export type SignedLog = z.infer<typeof SignedLog>;

export const LogState = z
  .object({
    /** Newest generation first. */
    logs: z.array(SignedLog),
    /** Events that wait for their place, of the whole installation, at most 10,000 counted; since when the oldest does. */
    waiting: z.object({ count: z.int(), since: z.iso.datetime().nullable() }),
    /** Who signs the log of the installation besides it, and so all checkpoints that it holds. */
    witnesses: z.array(
      z.object({ name: z.string(), cosignedAt: z.iso.datetime().nullable(), failure: z.string().nullable() }),
    ),
    /** Keys of the log of the installation, which holds the checkpoints of all logs. Empty in its own state. */
    installationKeys: z.array(z.string()),
    /** Whether the caller may download the log. */
    mayExport: z.boolean(),
  })
  .meta({ id: "LogState" });
export type LogState = z.infer<typeof LogState>;

/** The place of an event in its log. `proof` is null until a checkpoint covers it. */
export const EventPlace = z
  .object({
    proof: z
      .object({
        origin: z.string(),
        index: z.int(),
        size: z.int(),
        signedAt: z.iso.datetime(),
        /** A file for the verifier: https://c2sp.org/tlog-proof. */
        file: z.string(),
      })
      .nullable(),
  })
  .meta({ id: "EventPlace" });
