import type { PortalView } from "../../contract/portal.ts";
import { formatDate } from "../format-date.ts";
import { html, type Markup } from "../html.ts";
import { priceLine } from "../price-line.ts";
import type { PortalPlace } from "./portal-place.ts";
import { subscriptionState } from "./subscription-state.ts";

/** The subscription, its next date and its actions. */
export function planSection({ path, portal }: PortalPlace): Markup {
  const { plan, plans } = portal;
  const state = subscriptionState(portal);
  if (!plan || !state.isLive) return withoutPlan(portal);
  return html`<section class="panel" aria-labelledby="plan-title">
  <div class="panel-head"><h2 id="plan-title">${plan.name}${portal.quantity > 1 && ` × ${portal.quantity}`}</h2><span class="pill ${state.tone}">${state.word}</span></div>
  <p class="price">${priceLine({ ...plan, amountCents: plan.amountCents * portal.quantity })}</p>
  ${portal.nextPlan && html`<p>${portal.nextPlan.name}${portal.nextPlan.quantity > 1 && ` × ${portal.nextPlan.quantity}`} starts with the next period.</p>`}
  ${state.sentences.map((sentence) => html`<p>${sentence}</p>`)}
  <div class="buttons">
    ${
      portal.cancelAt
        ? html`<form method="post" action="${path}"><input type="hidden" name="act" value="resume"><button class="button primary">Keep the plan</button></form>`
        : html`${plans.length > 0 && html`<a class="button" href="${path}?view=plan">Change plan</a>`}<a class="button danger" href="${path}?view=cancel">Cancel plan</a>`
    }
  </div>
</section>`;
}

function withoutPlan({ plan, currentPeriodEndsAt }: PortalView): Markup {
  const ended = plan && currentPeriodEndsAt;
  return html`<section class="panel" aria-labelledby="plan-title">
  <div class="panel-head"><h2 id="plan-title">No plan</h2></div>
  <p>${ended ? `${plan.name} has ended; it was paid until ${formatDate(currentPeriodEndsAt)}.` : "No subscription."} A plan is chosen in the product.</p>
</section>`;
}
