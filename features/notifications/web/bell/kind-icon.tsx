import {
  AlarmClock,
  ArrowRightLeft,
  AtSign,
  CheckCheck,
  ClipboardList,
  CreditCard,
  DoorOpen,
  KeyRound,
  type LucideIcon,
  MessageSquare,
  MessageSquareQuote,
  PauseCircle,
  Share2,
  Ticket,
  UserCog,
  UserPlus,
  Users,
  Wrench,
  ZapOff,
} from "lucide-react";
import type { NotificationKind } from "../../contract/notification-kind.ts";

/** What a notification is about, at a glance. The sentence beside it says it. */
export function KindIcon({ kind }: { kind: NotificationKind }) {
  const Icon = icons[kind];
  return (
    <span className="grid size-6 shrink-0 place-items-center rounded-full bg-paper-3 text-ink-2">
      <Icon aria-hidden="true" size={14} />
    </span>
  );
}

const icons: Record<NotificationKind, LucideIcon> = {
  mention: AtSign,
  comment: MessageSquareQuote,
  message: MessageSquare,
  share: Share2,
  access_requested: KeyRound,
  access_decided: KeyRound,
  invitation_accepted: UserPlus,
  role_changed: UserCog,
  membership_suspended: PauseCircle,
  membership_ended: DoorOpen,
  left_behind: DoorOpen,
  team_joined: Users,
  hand_over: ArrowRightLeft,
  request: Ticket,
  request_decided: Ticket,
  run_ended: CheckCheck,
  task_given: ClipboardList,
  task_reminder: AlarmClock,
  trigger_stopped: ZapOff,
  tools_changed: Wrench,
  seats: Users,
  billing: CreditCard,
};
