import type { PortalPlan } from "../../contract/portal.ts";
import { html, type Markup } from "../html.ts";
import { note } from "../note.ts";
import { priceLine } from "../price-line.ts";
import { portalPage } from "./portal-page.ts";
import type { PortalPlace, Refused } from "./portal-place.ts";

/** Plans to change to. */
export function planPage(place: PortalPlace, { message }: Refused = {}): string {
  const { plan, plans, status } = place.portal;
  return portalPage({
    title: "Change plan",
    place,
    isStep: true,
    content: html`<section class="panel">
  ${message !== undefined && note("bad", message)}
  <form method="post" action="${place.path}">
    <input type="hidden" name="act" value="plan">
    <fieldset class="choices">
      <legend>${plan ? html`You have ${plan.name} at ${priceLine(plan)}. Change to` : "Change to"}</legend>
      ${plans.map(choice)}
    </fieldset>
    <p class="hint">${status === "trialing" ? "The trial continues as before. The new price applies from its end." : "Upgrades start today; the difference for the rest of the period is added to the next invoice. Downgrades may start with the next period."}</p>
    <div class="buttons"><button class="button primary">Change plan</button><a class="button" href="${place.path}">Back</a></div>
  </form>
</section>`,
  });
}

function choice(plan: PortalPlan, index: number): Markup {
  return html`<label class="choice"><input type="radio" name="priceId" value="${plan.priceId}"${index === 0 && html` checked`}><span class="choice-name">${plan.name}</span><span class="figures">${priceLine(plan)}</span></label>`;
}
