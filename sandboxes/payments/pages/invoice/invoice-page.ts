import type { InvoiceView } from "../../contract/invoice.ts";
import { cardFields } from "../card-fields.ts";
import { documentPage } from "../document-page.ts";
import { formatDate } from "../format-date.ts";
import { formatMoney } from "../format-money.ts";
import { html, type Markup } from "../html.ts";
import { note } from "../note.ts";
import type { CardErrors } from "../read-card.ts";
import { testBar } from "../test-bar.ts";

export interface InvoicePlace {
  path: string;
  invoice: InvoiceView;
}

interface Refused {
  message?: string | undefined;
  fields?: CardErrors | undefined;
}

/** An invoice, with a card form for an open amount. */
export function invoicePage(place: InvoicePlace, { message, fields }: Refused = {}): string {
  const { invoice, path } = place;
  const money = (cents: number) => formatMoney(cents, invoice.currency);
  const { word, tone } = states[invoice.status];
  const sum = (label: string, cents: number) =>
    html`<div class="slip-line"><dt>${label}</dt><dd>${money(cents)}</dd></div>`;
  return invoiceDocument(
    `Invoice ${invoice.number}`,
    html`<section class="panel" aria-labelledby="invoice-title">
  <div class="panel-head"><h2 id="invoice-title">${money(invoice.totalCents)}</h2><span class="pill ${tone}">${word}</span></div>
  <p class="soft">${formatDate(invoice.createdAt)}${invoice.email && `, for ${invoice.email}`}</p>
  <table class="stacking"><thead><tr><th scope="col">What</th><th scope="col">When</th><th scope="col" class="amount">Amount</th></tr></thead><tbody>
  ${invoice.lines.map((line) => html`<tr><th scope="row">${line.description}</th><td data-label="When">${formatDate(line.from)} to ${formatDate(line.to)}</td><td data-label="Amount" class="amount figures">${money(line.amountCents)}</td></tr>`)}
  </tbody></table>
  <dl>${sum("Subtotal", invoice.subtotalCents)}${invoice.discountCents !== 0 && sum("Discount", -invoice.discountCents)}${invoice.taxCents !== 0 && sum("Tax", invoice.taxCents)}${sum("Total", invoice.totalCents)}${invoice.dueCents !== 0 && sum("To be paid", invoice.dueCents)}</dl>
  <div class="buttons"><a class="button" href="${path}/pdf" download>Download PDF</a></div>
</section>
${
  invoice.dueCents > 0 &&
  html`<section class="panel" aria-labelledby="pay-title">
  <h2 id="pay-title">Pay</h2>
  ${message !== undefined && note("bad", message)}
  <form method="post" action="${path}" novalidate>
    ${cardFields(fields)}
    <div class="buttons"><button class="button primary">Pay ${money(invoice.dueCents)}</button></div>
  </form>
</section>`
}`,
  );
}

/** Simulates the bank's page. It resends the card with the answer: only test numbers come this far. */
export function invoiceChallengePage({ path, invoice }: InvoicePlace, form: Record<string, string>): string {
  return invoiceDocument(
    "Confirm the card",
    html`<section class="note brass" aria-labelledby="challenge-title">
  <h2 id="challenge-title">Your bank asks: is it you?</h2>
  <p>This stands for the page of a bank. ${formatMoney(invoice.dueCents, invoice.currency)} for invoice ${invoice.number}.</p>
  <form method="post" action="${path}" class="buttons" autocomplete="off">
    ${["number", "expiry", "cvc"].map((name) => html`<input type="hidden" name="${name}" value="${form[name] ?? ""}">`)}
    <button class="button brass" name="challengeResult" value="passed">Complete</button>
    <button class="button" name="challengeResult" value="failed">Fail</button>
  </form>
</section>`,
  );
}

function invoiceDocument(title: string, content: Markup): string {
  return documentPage({
    title: `${title} – payment sandbox`,
    scripts: ["card-fields.js", "portal.js"],
    bodyClass: "whole",
    body: html`<header>
${testBar}
</header>
<main class="column">
<h1>${title}</h1>
${content}
</main>`,
  });
}

const states: Record<InvoiceView["status"], { word: string; tone: string }> = {
  open: { word: "Open", tone: "warn" },
  paid: { word: "Paid", tone: "good" },
  uncollectible: { word: "Not collected", tone: "bad" },
  void: { word: "Void", tone: "neutral" },
};
