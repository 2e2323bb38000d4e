import type { AdminPage, AdminSubscription } from "../../contract/admin.ts";
import { formatDate } from "../format-date.ts";
import { html } from "../html.ts";
import { type AdminPlace, adminPage } from "./admin-page.ts";
import { listSection } from "./list-section.ts";
import { statePill } from "./state-pill.ts";

const columns = ["Plan", "State", "Period ends", "Customer"];

export function subscriptionsPage(place: AdminPlace, page: AdminPage<AdminSubscription>): string {
  const row = (subscription: AdminSubscription) => html`<tr>
    <th scope="row">${subscription.plan}${subscription.quantity > 1 && ` × ${subscription.quantity}`}<br><span class="figures soft">${subscription.id}</span></th>
    <td data-label="State">${statePill(subscription.status)}${subscription.cancelAt && html` <span class="soft">ends ${formatDate(subscription.cancelAt)}</span>`}</td>
    <td data-label="Period ends">${subscription.periodEndsAt && formatDate(subscription.periodEndsAt)}</td>
    <td data-label="Customer" class="figures">${subscription.customerId}</td>
  </tr>`;
  const content = listSection({
    ...{ title: "Subscriptions", view: "subscriptions", place, page, columns, row },
    empty: "No subscriptions yet.",
  });
  return adminPage({ title: "Subscriptions", view: "subscriptions", place, content });
}
