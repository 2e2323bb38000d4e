import type { PortalAct, PortalPlan, PortalView } from "../../contract/portal.ts";
import { SandboxError } from "../../contract/sandbox-error.ts";

const individual = plan("price_sbx_individual", "Individual", 2999);
const business = plan("price_sbx_business", "Business", 9999);
const enterprise = plan("price_sbx_enterprise", "Enterprise", 24999);
const trialEnd = new Date("2026-12-05T10:00:00Z");

/** One customer's portal; by default on trial without a card. */
export class MemoryPortal {
  view: PortalView;
  readonly acts: PortalAct[] = [];

  constructor(view: Partial<PortalView>) {
    this.view = { ...trial, ...view };
  }

  act(act: PortalAct): PortalView {
    this.acts.push(act);
    switch (act.kind) {
      case "add_card":
        return this.addCard(act);
      case "cancel":
        return this.change({ cancelAt: this.view.trialEndsAt ?? this.view.currentPeriodEndsAt });
      case "resume":
        return this.change({ cancelAt: null });
      case "change_plan": {
        const chosen = this.view.plans.find(({ priceId }) => priceId === act.priceId);
        if (!chosen) throw new SandboxError("invalid_plan", "This plan cannot be chosen.");
        return this.change({ plan: chosen });
      }
    }
  }

  private addCard({ card, challengeResult }: Extract<PortalAct, { kind: "add_card" }>): PortalView {
    const asks = card.number === "4000002500003155";
    if (asks && !challengeResult) throw new SandboxError("challenge_required", "Your bank asks.");
    if (challengeResult === "failed" || card.number === "4000000000000002") {
      throw new SandboxError("card_declined", "Your card was declined.");
    }
    const { expMonth, expYear, number } = card;
    return this.change({ card: { brand: "visa", last4: number.slice(-4), expMonth, expYear } });
  }

  private change(view: Partial<PortalView>): PortalView {
    this.view = { ...this.view, ...view };
    return this.view;
  }
}

const trial: PortalView = {
  email: "ada@company.com",
  returnUrl: "https://adjutant.example/settings?billing=return",
  plan: individual,
  quantity: 1,
  nextPlan: null,
  flow: null,
  afterFlowUrl: null,
  status: "trialing",
  trialEndsAt: trialEnd,
  currentPeriodEndsAt: trialEnd,
  cancelAt: null,
  card: null,
  invoices: [
    {
      id: "in_1",
      number: "SBX-0001",
      status: "paid",
      totalCents: 0,
      currency: "usd",
      createdAt: new Date("2026-11-21"),
      path: "/sandbox/i/in_1.x",
    },
  ],
  plans: [business, enterprise],
};

function plan(priceId: string, name: string, amountCents: number): PortalPlan {
  return { priceId, name, amountCents, currency: "usd", interval: "month" };
}
