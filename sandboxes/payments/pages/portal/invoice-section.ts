import type { PortalInvoice } from "../../contract/portal.ts";
import { formatDate } from "../format-date.ts";
import { formatMoney } from "../format-money.ts";
import { html, type Markup } from "../html.ts";
import type { PortalPlace } from "./portal-place.ts";

/** All invoices, newest first. */
export function invoiceSection({ portal: { invoices } }: PortalPlace): Markup {
  return html`<section class="panel" aria-labelledby="invoices-title">
  <div class="panel-head"><h2 id="invoices-title">Invoices</h2></div>
  ${invoices.length === 0 ? html`<p>No invoices yet.</p>` : table(invoices)}
</section>`;
}

function table(invoices: readonly PortalInvoice[]): Markup {
  return html`<table>
    <thead><tr><th scope="col">Number</th><th scope="col">Date</th><th scope="col">State</th><th scope="col" class="amount">Amount</th></tr></thead>
    <tbody>${invoices.map(row)}</tbody>
  </table>`;
}

function row({ number, createdAt, status, totalCents, currency, path }: PortalInvoice): Markup {
  const { word, tone } = states[status];
  return html`<tr>
      <th scope="row" class="figures">${path ? html`<a href="${path}">${number}</a>` : (number ?? "Draft")}</th>
      <td><time datetime="${createdAt.toISOString()}">${formatDate(createdAt)}</time></td>
      <td><span class="pill ${tone}">${word}</span></td>
      <td class="amount figures">${formatMoney(totalCents, currency)}</td>
    </tr>`;
}

const states: Record<PortalInvoice["status"], { word: string; tone: string }> = {
  draft: { word: "Draft", tone: "neutral" },
  open: { word: "Open", tone: "warn" },
  paid: { word: "Paid", tone: "good" },
  uncollectible: { word: "Not collected", tone: "bad" },
  void: { word: "Void", tone: "neutral" },
};
