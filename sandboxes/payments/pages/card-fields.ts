import { html, type Markup } from "./html.ts";
import type { CardErrors } from "./read-card.ts";

/** Card fields with their errors. Autofill is off: it would insert a real card. */
export function cardFields(errors: CardErrors = {}): Markup {
  return html`<fieldset class="card-fields" data-card>
  <legend>Test card</legend>
  ${field({ name: "number", label: "Card number", placeholder: "4242 4242 4242 4242", error: errors.number, maxLength: 23 })}
  <div class="pair">
    ${field({ name: "expiry", label: "Expires", placeholder: "MM / YY", error: errors.expiry, maxLength: 9 })}
    ${field({ name: "cvc", label: "Security code", placeholder: "CVC", error: errors.cvc, maxLength: 4 })}
  </div>
  ${testCards}
</fieldset>`;
}

interface Field {
  name: "number" | "expiry" | "cvc";
  label: string;
  placeholder: string;
  error?: string | undefined;
  maxLength: number;
}

function field({ name, label, placeholder, error, maxLength }: Field): Markup {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="text" inputmode="numeric" autocomplete="off" spellcheck="false" maxlength="${maxLength}" placeholder="${placeholder}" aria-describedby="${name}-error"${error ? html` aria-invalid="true"` : null}>
    <p class="field-error" id="${name}-error" aria-live="polite">${error}</p>
  </div>`;
}

const numbers: readonly (readonly [number: string, behaviour: string])[] = [
  ["4242 4242 4242 4242", "accepted"],
  ["4000 0025 0000 3155", "the bank asks first"],
  ["4000 0000 0000 9995", "insufficient funds"],
  ["4000 0000 0000 0002", "declined"],
  ["4000 0000 0000 0341", "accepted, declined later"],
];

const testCards = html`<details class="more">
    <summary>Numbers that work here</summary>
    <ul class="test-cards">
      ${numbers.map(([number, behaviour]) => html`<li><code>${number}</code><span>${behaviour}</span></li>`)}
    </ul>
    <p class="hint">With any later date and any security code.</p>
  </details>`;
