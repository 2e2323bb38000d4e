import { z } from "zod";

/** Days after which a backup counts as old. */
export const backupAgeLimitDays = 30;

/** A copy of the installation, as recorded by an admin. */
export const Backup = z
  .object({
    id: z.uuid(),
    recordedAt: z.iso.datetime(),
    /** The admin's name. Null when the account is gone. */
    recordedBy: z.string().nullable(),
  })
  .meta({ id: "Backup" });
export type Backup = z.infer<typeof Backup>;
