import { useState } from "react";
import { useMailFate } from "#features/auth/web/index.tsx";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { MoreMenu } from "#platform/web/ui/more-menu.tsx";
import { Pill } from "#platform/web/ui/pill.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Invitation } from "../../contract/invitations/invitation.ts";
import { invitationStatuses } from "../../contract/invitations/invitation-status.ts";
import { dayOf } from "../joining/day-of.ts";
import { teamTexts } from "../texts/team-texts.ts";
import { invitationsTexts } from "./texts/invitations-texts.ts";
import { useInvitationActs } from "./use-invitations.ts";

/** An invitation: whom, as what, and what became of it. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { list: words } = useTexts(invitationsTexts);
  const { roles } = useTexts(teamTexts);
  const { resend, withdraw } = useInvitationActs();
  const known = useMailFate();
  const fate = known ?? "sent";
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { id, email, role, state, teams, invitedBy, sentCount, sentAt, expiresAt, isUndelivered } =
    invitation;

  const sendAgain = async () => {
    try {
      await resend(id);
      notify({ type: "success", title: words.resent[fate], duration: 4000 });
    } catch (error) {
      notify({ type: "error", title: words.notResent[fate], message: describeError(error) });
    }
  };

  return (
    <li className="flex items-start justify-between gap-3 border-b border-line-1 py-3 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
          <span className="min-w-0 wrap-anywhere">{email}</span>
          <Pill tone={invitationStatuses[state].tone}>{words.states[state]}</Pill>
          {isUndelivered && <Pill tone="bad">{words.undelivered}</Pill>}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-ink-3">
          <span className="wrap-anywhere">
            {[roles[role], ...teams.map(({ name }) => name)].join(", ")}
            {invitedBy && ` · ${words.by(invitedBy)}`}
          </span>
          <span>
            {known && words.sent[known]} <RelativeTime at={new Date(sentAt)} />
            {sentCount > 1 && `, ${words.times(sentCount)}`}
          </span>
          {state === "pending" && (
            <span>
              {words.open} {dayOf(expiresAt)}
            </span>
          )}
        </p>
        {isUndelivered && <p className="mt-1 text-xs text-bad">{words.undeliveredNote}</p>}
      </div>
      {state === "pending" && (
        <MoreMenu
          name={email}
          items={[
            { key: "resend", label: words.resend[fate], onSelect: () => void sendAgain() },
            {
              key: "withdraw",
              label: words.withdraw,
              onSelect: () => setWithdrawing(true),
              isDangerous: true,
            },
          ]}
        />
      )}
      <ConfirmDialog
        isOpen={isWithdrawing}
        onClose={() => setWithdrawing(false)}
        title={words.withdrawTitle}
        confirmLabel={words.withdraw}
        onConfirm={() =>
          withdraw(id).catch((error: unknown) => {
            notify({ type: "error", title: words.notWithdrawn, message: describeError(error) });
          })
        }
      >
        {words.withdrawText(email)}
      </ConfirmDialog>
    </li>
  );
}
