import type { AdminCustomer, AdminPage } from "../../contract/admin.ts";
import { formatMoment } from "../format-date.ts";
import { html, type Markup } from "../html.ts";
import { type AdminPlace, addressOf, adminPage } from "./admin-page.ts";
import { listSection } from "./list-section.ts";
import { statePill } from "./state-pill.ts";

const columns = ["Customer", "State", "Time for them", "Let time pass"];

/** All customers, with controls of their clocks. */
export function customersPage(place: AdminPlace, page: AdminPage<AdminCustomer>): string {
  const row = (customer: AdminCustomer) => html`<tr>
    <th scope="row">${customer.email ?? (customer.isDeleted ? "Deleted" : "No address")}<br><span class="figures soft">${customer.id}</span></th>
    <td data-label="State">${customer.isDeleted ? statePill("deleted") : statePill(customer.status ?? "no subscription")}</td>
    <td data-label="Time for them">${customer.now ? formatMoment(customer.now) : "That on the wall"}</td>
    <td data-label="Let time pass">${!customer.isDeleted && clockForm(place, customer)}</td>
  </tr>`;
  const content = listSection({
    ...{ title: "Customers", view: "customers", place, page, columns, row },
    empty: "No customers yet.",
  });
  return adminPage({ title: "Customers", view: "customers", place, content });
}

function clockForm(place: AdminPlace, { id, email, status }: AdminCustomer): Markup {
  const label = `How far for ${email ?? id}`;
  return html`<form method="post" action="${addressOf(place, "customers")}" class="inline">
    <input type="hidden" name="act" value="advance_clock"><input type="hidden" name="customerId" value="${id}">
    <select name="to" aria-label="${label}">
      <option value="1">1 day</option><option value="7">7 days</option><option value="31">31 days</option>
      ${status === "trialing" && html`<option value="trial_end">to the end of the trial</option>`}
      ${status !== null && status !== "canceled" && html`<option value="period_end">to the end of the period</option>`}
    </select>
    <button class="button">Go</button>
  </form>`;
}
