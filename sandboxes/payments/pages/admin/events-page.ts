import type { AdminEvent, AdminPage } from "../../contract/admin.ts";
import { formatMoment } from "../format-date.ts";
import { html, type Markup } from "../html.ts";
import { type AdminPlace, addressOf, adminPage } from "./admin-page.ts";
import { listSection } from "./list-section.ts";
import { statePill } from "./state-pill.ts";

const columns = ["Event", "Happened", "Brought", "Do"];

/** Events and their deliveries to the product. */
export function eventsPage(place: AdminPlace, page: AdminPage<AdminEvent>): string {
  const row = (event: AdminEvent) => html`<tr>
    <th scope="row">${event.type}<br><span class="figures soft">${event.id}</span></th>
    <td data-label="Happened">${formatMoment(event.createdAt)}</td>
    <td data-label="Brought">${event.deliveries.map(delivery)}</td>
    <td data-label="Do">${deliveryForm(place, event)}</td>
  </tr>`;
  const content = listSection({
    ...{ title: "Events", view: "events", place, page, columns, row },
    empty: "No events yet.",
  });
  return adminPage({ title: "Events", view: "events", place, content });
}

function delivery({ outcome, attempts, nextAt, error }: AdminEvent["deliveries"][number]): Markup {
  const tries = attempts === 0 ? "" : attempts === 1 ? "1 try" : `${attempts} tries`;
  return html`<p>${statePill(outcome)} <span class="soft">${tries}${outcome === "waiting" && ` due ${formatMoment(nextAt)}`}${error && ` (${error})`}</span></p>`;
}

function deliveryForm(place: AdminPlace, { id, type, deliveries }: AdminEvent): Markup {
  const isWaiting = deliveries.some(({ outcome }) => outcome === "waiting");
  const button = (act: string, label: string) =>
    html`<button class="button small" name="act" value="${act}" aria-label="${label}: ${type}">${label}</button>`;
  return html`<form method="post" action="${addressOf(place, "events")}" class="inline">
    <input type="hidden" name="eventId" value="${id}">
    ${button("replay_event", isWaiting ? "Bring now" : "Bring again")}
    ${isWaiting && html`${button("duplicate_event", "Twice")}${button("delay_event", "Delay 1 min")}${button("drop_event", "Drop")}`}
  </form>`;
}
