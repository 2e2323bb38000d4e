import { html, type Markup } from "../html.ts";
import type { PortalPlace } from "./portal-place.ts";

const names = new Map([
  ["visa", "Visa"],
  ["mastercard", "Mastercard"],
  ["amex", "American Express"],
]);

/** Display name of a card brand. */
function brandName(brand: string): string {
  return names.get(brand) ?? brand;
}

/** The charged card, or a note that there is none. */
export function cardSection({ path, portal: { card } }: PortalPlace): Markup {
  return html`<section class="panel" aria-labelledby="card-title">
  <div class="panel-head"><h2 id="card-title">Card</h2></div>
  ${
    card
      ? html`<p class="card-line"><span>${brandName(card.brand)}</span> <span class="figures"><span aria-hidden="true">•••• </span><span class="sr-only">ending in </span>${card.last4}</span> <span class="soft">expires ${String(card.expMonth).padStart(2, "0")} / ${card.expYear}</span></p>`
      : html`<p>No card is saved.</p>`
  }
  <div class="buttons"><a class="button" href="${path}?view=card">${card ? "Replace card" : "Add a card"}</a></div>
</section>`;
}
