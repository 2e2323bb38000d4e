import { z } from "zod";
import { type NotificationKind, notificationKinds } from "./notification-kind.ts";
import { everyWay, type Way } from "./ways.ts";

const AnyWay = z.enum(everyWay);
const WayBesideMail = AnyWay.exclude(["mail"]);

/** Kinds that are mailed unless the person chose otherwise: somebody waits for them. */
export const mailedByDefault: readonly NotificationKind[] = [
  "mention",
  "access_requested",
  "hand_over",
  "task_given",
  "left_behind",
  "request",
];

export function wayByDefault(kind: NotificationKind): Way {
  return mailedByDefault.includes(kind) ? "mail" : "bell";
}

/** A time of day, to the minute. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const wayOfEach = {
  mention: AnyWay,
  comment: AnyWay,
  message: AnyWay,
  share: AnyWay,
  access_requested: AnyWay,
  access_decided: AnyWay,
  invitation_accepted: AnyWay,
  role_changed: AnyWay,
  membership_suspended: AnyWay,
  membership_ended: AnyWay,
  left_behind: AnyWay,
  team_joined: AnyWay,
  hand_over: AnyWay,
  request: AnyWay,
  request_decided: AnyWay,
  run_ended: AnyWay,
  task_given: AnyWay,
  task_reminder: WayBesideMail,
  trigger_stopped: WayBesideMail,
  tools_changed: AnyWay,
  seats: AnyWay,
  billing: WayBesideMail,
} satisfies Record<NotificationKind, typeof AnyWay | typeof WayBesideMail>;

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
