import type { NotificationKind } from "./notification-kind.ts";

/** Where a person can be told of something. What is mailed is in the bell too. */
export const everyWay = ["bell", "mail", "off"] as const;
export type Way = (typeof everyWay)[number];

/** Kinds that have mails of their own, which are sent at once. */
export const mailedApart = [
  "task_reminder",
  "trigger_stopped",
  "billing",
] as const satisfies NotificationKind[];

/** The choices that a person has for a kind. */
export function waysOf(kind: NotificationKind): readonly Way[] {
  return mailedApart.some((one) => one === kind) ? ["bell", "off"] : everyWay;
}
