import type { AdminInvoice, AdminPage, InvoiceActKind } from "../../contract/admin.ts";
import { formatDate } from "../format-date.ts";
import { formatMoney } from "../format-money.ts";
import { html, type Markup } from "../html.ts";
import { type AdminPlace, addressOf, adminPage } from "./admin-page.ts";
import { listSection } from "./list-section.ts";
import { statePill } from "./state-pill.ts";

const columns = ["Number", "State", "Amount", "Date", "Customer", "Do"];

export function invoicesPage(place: AdminPlace, page: AdminPage<AdminInvoice>): string {
  const row = (invoice: AdminInvoice) => html`<tr>
    <th scope="row" class="figures">${invoice.path ? html`<a href="${invoice.path}">${invoice.number}</a>` : (invoice.number ?? "Draft")}</th>
    <td data-label="State">${statePill(invoice.status)} ${invoice.money && statePill(invoice.money)}</td>
    <td data-label="Amount" class="figures">${formatMoney(invoice.totalCents, invoice.currency)}</td>
    <td data-label="Date">${formatDate(invoice.createdAt)}</td>
    <td data-label="Customer" class="figures">${invoice.customerId}</td>
    <td data-label="Do">${invoice.acts.length > 0 && moneyForm(place, invoice)}</td>
  </tr>`;
  const content = listSection({
    ...{ title: "Invoices", view: "invoices", place, page, columns, row },
    empty: "No invoices yet.",
  });
  return adminPage({ title: "Invoices", view: "invoices", place, content });
}

const labels: Record<InvoiceActKind, string> = {
  refund_invoice: "Refund",
  dispute_invoice: "Dispute",
  win_dispute: "Won",
  lose_dispute: "Lost",
};

function moneyForm(place: AdminPlace, { id, number, acts }: AdminInvoice): Markup {
  return html`<form method="post" action="${addressOf(place, "invoices")}" class="inline">
    <input type="hidden" name="invoiceId" value="${id}">
    ${acts.map((act) => html`<button class="button small" name="act" value="${act}" aria-label="${labels[act]}: ${number ?? id}">${labels[act]}</button>`)}
  </form>`;
}
