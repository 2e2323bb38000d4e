import { html } from "../html.ts";
import type { PortalForm } from "./perform-form.ts";
import { portalPage } from "./portal-page.ts";
import type { PortalPlace } from "./portal-place.ts";

const cardFieldNames = ["number", "expiry", "cvc"];

/** Simulates the bank's page. It resends the card with the answer: only test numbers come this far. */
export function challengePage(place: PortalPlace, form: PortalForm): string {
  return portalPage({
    title: "Confirm the card",
    place,
    isStep: true,
    content: html`<section class="note brass" aria-labelledby="challenge-title">
  <h2 id="challenge-title">Your bank asks: is it you?</h2>
  <p>This stands for the page of a bank. Choose what it answers.</p>
  <form method="post" action="${place.path}" class="buttons" autocomplete="off">
    <input type="hidden" name="act" value="card">
    ${cardFieldNames.map((name) => html`<input type="hidden" name="${name}" value="${form[name] ?? ""}">`)}
    <button class="button brass" name="challengeResult" value="passed">Complete</button>
    <button class="button" name="challengeResult" value="failed">Fail</button>
  </form>
</section>`,
  });
}
