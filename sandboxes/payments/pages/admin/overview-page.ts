import { type AdminOverview, type FaultKind, faultKinds } from "../../contract/admin.ts";
import { html, type Markup } from "../html.ts";
import { type AdminPlace, adminPage } from "./admin-page.ts";

/** Counts, injected faults, and the reset. */
export function overviewPage(place: AdminPlace, overview: AdminOverview): string {
  const { counts } = overview;
  const content = html`<section class="panel" aria-labelledby="counts-title">
  <h2 id="counts-title">What there is</h2>
  <dl class="counts">
    ${count("Customers", counts.customers)}${count("Subscriptions", counts.subscriptions)}${count("Invoices", counts.invoices)}${count("Waiting events", counts.waitingEvents)}
  </dl>
</section>
<section class="panel" aria-labelledby="faults-title">
  <h2 id="faults-title">What goes wrong</h2>
  <p class="soft">Each counts down as it happens. Nought takes it away.</p>
  <ul class="faults">${faultKinds.map((kind) => faultForm(place, kind, overview.faults[kind] ?? 0))}</ul>
</section>
<section class="panel" aria-labelledby="reset-title">
  <h2 id="reset-title">Start over</h2>
  <p>This deletes all customers, subscriptions, invoices and events of the sandbox and ends running subscriptions. It cannot be undone. Nothing else in the product changes.</p>
  <form method="post" action="${place.path}" autocomplete="off">
    <input type="hidden" name="act" value="reset">
    <div class="field"><label for="typed-name">Type ${overview.installationName} to confirm</label><input id="typed-name" name="typedName" type="text" spellcheck="false" autocapitalize="none" maxlength="300"></div>
    <div class="buttons"><button class="button danger-solid">Reset everything</button></div>
  </form>
</section>`;
  return adminPage({ title: "Overview", view: "", place, content });
}

function count(name: string, value: number): Markup {
  return html`<div><dt>${name}</dt><dd class="figures">${value}</dd></div>`;
}

const labels: Record<FaultKind, string> = {
  call_timeout: "Calls that succeed but get no response",
  call_error: "Calls that answer 500",
  call_limited: "Calls that answer 429",
  charge_declined: "Declined charges",
  event_lost: "Lost events",
  event_late: "Events 30 seconds late",
  event_twice: "Duplicate events",
  event_shuffled: "Events in random order",
};

function faultForm(place: AdminPlace, kind: FaultKind, remaining: number): Markup {
  return html`<li><form method="post" action="${place.path}" class="inline">
    <input type="hidden" name="act" value="set_fault"><input type="hidden" name="fault" value="${kind}">
    <label for="${kind}">${labels[kind]}</label>
    <input id="${kind}" name="times" type="text" inputmode="numeric" class="count${remaining > 0 && " set"}" maxlength="4" value="${remaining}" autocomplete="off">
    <button class="button small" aria-label="Set: ${labels[kind]}">Set</button>
  </form></li>`;
}
