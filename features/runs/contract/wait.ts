import { z } from "zod";

/** What a run can wait for: a person's decision or answer, a time, a run it started, an event. */
export const WaitKind = z.enum(["approval", "answer", "time", "child_run", "event"]);
export type WaitKind = z.infer<typeof WaitKind>;
