import type { AdminInvoice, AdminPage } from "../../contract/admin.ts";
import { formatDate } from "../format-date.ts";
import { formatMoney } from "../format-money.ts";
import { html } from "../html.ts";
import { type AdminPlace, adminPage } from "./admin-page.ts";
import { listSection } from "./list-section.ts";
import { statePill } from "./state-pill.ts";

const columns = ["Number", "State", "Amount", "Date", "Customer"];

export function invoicesPage(place: AdminPlace, page: AdminPage<AdminInvoice>): string {
  const row = (invoice: AdminInvoice) => html`<tr>
    <th scope="row" class="figures">${invoice.path ? html`<a href="${invoice.path}">${invoice.number}</a>` : (invoice.number ?? "Draft")}</th>
    <td data-label="State">${statePill(invoice.status)}</td>
    <td data-label="Amount" class="figures">${formatMoney(invoice.totalCents, invoice.currency)}</td>
    <td data-label="Date">${formatDate(invoice.createdAt)}</td>
    <td data-label="Customer" class="figures">${invoice.customerId}</td>
  </tr>`;
  const content = listSection({
    ...{ title: "Invoices", view: "invoices", place, page, columns, row },
    empty: "There is no invoice yet.",
  });
  return adminPage({ title: "Invoices", view: "invoices", place, content });
}
