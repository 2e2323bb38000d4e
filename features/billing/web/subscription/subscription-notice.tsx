import { Notice } from "#platform/web/notices/notice.tsx";
import { NoticeButton } from "#platform/web/notices/notice-button.tsx";
import { noticeButtonLook } from "#platform/web/notices/notice-button-look.ts";
import { PortalButton } from "../settings/portal-button.tsx";
import { openTrial } from "../trial/trial-request.ts";
import type { SubscriptionNotice } from "./describe-subscription.ts";

const labels = {
  "add-card": "Add a payment method",
  "update-card": "Update payment method",
  resume: "Resume",
};

/** A notice about the subscription, with its button. */
export function PlanNotice({ notice }: { notice: SubscriptionNotice }) {
  const { act, text, tone } = notice;
  return (
    <Notice
      name="Subscription"
      tone={tone}
      action={
        !act ? undefined : act === "choose-plan" ? (
          <NoticeButton aria-haspopup="dialog" onClick={() => openTrial("individual")}>
            Choose a plan
          </NoticeButton>
        ) : (
          <PortalButton size="sm" className={noticeButtonLook}>
            {labels[act]}
          </PortalButton>
        )
      }
    >
      <p>{text}</p>
    </Notice>
  );
}
