import { z } from "zod";

/** An audit event about the security of the caller's account. */
export const SecurityEvent = z
  .object({
    id: z.uuid(),
    /** The act in the audit trail, e.g. `user.password_changed`. */
    act: z.string(),
    outcome: z.enum(["ok", "denied", "failed"]),
    at: z.iso.datetime(),
  })
  .meta({ id: "SecurityEvent" });
export type SecurityEvent = z.infer<typeof SecurityEvent>;
