import { z } from "zod";
import { type NotificationKind, notificationKinds } from "./notification-kind.ts";

/** Where a person is told of a kind. What is mailed is in the bell too. */
export const Way = z.enum(["bell", "mail", "off"]);
export type Way = z.infer<typeof Way>;

/** Kinds that are mailed unless the person chose otherwise: somebody waits for them. */
export const mailedByDefault: readonly NotificationKind[] = [
  "mention",
  "access_requested",
  "hand_over",
  "left_behind",
  "request",
];

export function wayByDefault(kind: NotificationKind): Way {
  return mailedByDefault.includes(kind) ? "mail" : "bell";
}

/** A time of day, to the minute. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const wayOfEach = {
  mention: Way,
  comment: Way,
  message: Way,
  share: Way,
  access_requested: Way,
  access_decided: Way,
  invitation_accepted: Way,
  role_changed: Way,
  membership_suspended: Way,
  membership_ended: Way,
  left_behind: Way,
  team_joined: Way,
  hand_over: Way,
  request: Way,
  request_decided: Way,
  run_ended: Way,
  seats: Way,
  billing: Way,
} satisfies Record<NotificationKind, typeof Way>;

export const NotificationSettings = z.object({
  ways: z.object(wayOfEach),
  /** How often the mail with what is new comes. */
  digest: z.enum(["hourly", "daily", "never"]),
  /** When the daily one comes. */
  digestAt: TimeOfDay,
  /** No mail comes between these times. */
  quiet: z
    .object({ from: TimeOfDay, to: TimeOfDay })
    .refine(({ from, to }) => from !== to, "The quiet hours end at another time than they begin.")
    .nullable(),
  /** The time zone of these times. */
  timeZone: z.string().min(1).max(64),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

export const settingsByDefault: NotificationSettings = {
  ways: Object.fromEntries(
    notificationKinds.map((kind) => [kind, wayByDefault(kind)]),
  ) as NotificationSettings["ways"],
  digest: "hourly",
  digestAt: "08:00",
  quiet: null,
  timeZone: "UTC",
};
