import { z } from "zod";
import { NotificationKind } from "./notification-kind.ts";

/** The facts of any kind. Each kind has some of them. */
export const ShownFacts = z.object({
  title: z.string().optional(),
  excerpt: z.string().optional(),
  note: z.string().optional(),
  relation: z.string().optional(),
  role: z.string().optional(),
  workspaceName: z.string().optional(),
  teamName: z.string().optional(),
  wants: z.string().optional(),
  about: z.string().optional(),
  because: z.string().optional(),
  isGranted: z.boolean().optional(),
  isDone: z.boolean().optional(),
  taken: z.number().optional(),
  limit: z.number().optional(),
  tools: z.number().optional(),
  handed: z.number().optional(),
  conversations: z.number().optional(),
});
export type ShownFacts = z.infer<typeof ShownFacts>;

export const Notification = z.object({
  id: z.uuid(),
  kind: NotificationKind,
  /** Who did it; null for the product itself, and for people who are gone. */
  actor: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  object: z.object({ noun: z.string(), id: z.uuid() }).nullable(),
  /** Where it leads in the product. */
  path: z.string(),
  facts: ShownFacts,
  /** How often it happened since it was last read. */
  count: z.number().int(),
  /** The latest time. */
  at: z.iso.datetime(),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;
