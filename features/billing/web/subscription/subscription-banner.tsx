import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { PortalButton } from "../settings/portal-button.tsx";
import { openTrial } from "../trial/trial-request.ts";
import type { SubscriptionNotice } from "./describe-subscription.ts";

const labels = {
  "add-card": "Add a payment method",
  "update-card": "Update payment method",
  resume: "Resume",
};

/** A notice about the subscription, with its button. */
export function SubscriptionBanner({ notice }: { notice: SubscriptionNotice }) {
  const { act, text, tone } = notice;
  return (
    <section aria-label="Subscription" className="page-gutter pt-2 low:pt-1 print:hidden">
      <Banner
        tone={tone}
        action={
          !act ? undefined : act === "choose-plan" ? (
            <Button size="sm" aria-haspopup="dialog" onClick={() => openTrial("individual")}>
              Choose a plan
            </Button>
          ) : (
            <PortalButton size="sm">{labels[act]}</PortalButton>
          )
        }
      >
        <p>{text}</p>
      </Banner>
    </section>
  );
}
