import { cardFields } from "../card-fields.ts";
import { html } from "../html.ts";
import { note } from "../note.ts";
import { portalPage } from "./portal-page.ts";
import type { PortalPlace, Refused } from "./portal-place.ts";

/** Adds or replaces a card. The input is not shown again: no page holds a number. */
export function cardPage(place: PortalPlace, { message, fields }: Refused = {}): string {
  return portalPage({
    title: place.portal.card ? "Replace card" : "Add a card",
    place,
    isStep: true,
    content: html`<section class="panel">
  ${message !== undefined && note("bad", message)}
  <form method="post" action="${place.path}" novalidate>
    <input type="hidden" name="act" value="card">
    ${cardFields(fields)}
    <div class="buttons"><button class="button primary">Save card</button><a class="button" href="${place.path}">Back</a></div>
  </form>
</section>`,
  });
}
