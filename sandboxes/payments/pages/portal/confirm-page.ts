import type { PortalFlow } from "../../contract/portal.ts";
import { formatDate } from "../format-date.ts";
import { html } from "../html.ts";
import { note } from "../note.ts";
import { priceLine } from "../price-line.ts";
import { portalPage } from "./portal-page.ts";
import type { PortalPlace, Refused } from "./portal-place.ts";

/** Confirms one change that was chosen elsewhere. */
export function confirmPage(
  place: PortalPlace,
  flow: Extract<PortalFlow, { kind: "confirm" }>,
  { message }: Refused = {},
): string {
  const { plan, quantity, startsAt } = flow;
  const times = quantity > 1 ? ` × ${quantity}` : "";
  const { plan: present, quantity: had, status } = place.portal;
  const when =
    startsAt === null
      ? status === "trialing"
        ? "It starts today. The trial continues as before, and the new price applies from its end."
        : "It starts today. The difference for the rest of the period is added to the next invoice."
      : `It starts on ${formatDate(startsAt)}, when the paid period ends. Nothing changes until then.`;
  return portalPage({
    title: "Confirm the change",
    place,
    content: html`<section class="panel" aria-labelledby="change-title">
  ${message !== undefined && note("bad", message)}
  <h2 id="change-title">${plan.name}${times}</h2>
  <p class="price">${priceLine({ ...plan, amountCents: plan.amountCents * quantity })}</p>
  ${present && html`<p>You have ${present.name}${had > 1 && ` × ${had}`} at ${priceLine({ ...present, amountCents: present.amountCents * had })}.</p>`}
  <p>${when}</p>
  <form method="post" action="${place.path}">
    <input type="hidden" name="act" value="plan"><input type="hidden" name="priceId" value="${plan.priceId}"><input type="hidden" name="quantity" value="${quantity}">
    <div class="buttons"><button class="button primary">Confirm</button></div>
  </form>
</section>`,
  });
}
