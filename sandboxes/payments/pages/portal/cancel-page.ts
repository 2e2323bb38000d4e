import { formatDate } from "../format-date.ts";
import { html } from "../html.ts";
import { note } from "../note.ts";
import { portalPage } from "./portal-page.ts";
import type { PortalPlace, Refused } from "./portal-place.ts";

/** Confirms a cancellation and says how long the plan stays. */
export function cancelPage(place: PortalPlace, { message }: Refused = {}): string {
  const { plan, trialEndsAt, currentPeriodEndsAt, status } = place.portal;
  const end = status === "trialing" ? trialEndsAt : currentPeriodEndsAt;
  const name = plan?.name ?? "The plan";
  return portalPage({
    title: "Cancel plan",
    place,
    isStep: true,
    content: html`<section class="panel">
  ${message !== undefined && note("bad", message)}
  <p>${name} stays as it is${end ? ` until ${formatDate(end)}` : " until the end of the period"}. Nothing is charged after that. Until then you can take it back here.</p>
  <form method="post" action="${place.path}">
    <input type="hidden" name="act" value="cancel">
    <div class="buttons"><button class="button danger-solid">Cancel plan</button><a class="button" href="${place.path}">Keep the plan</a></div>
  </form>
</section>`,
  });
}
