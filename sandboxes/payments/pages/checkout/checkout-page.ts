import { cardFields } from "../card-fields.ts";
import { documentPage } from "../document-page.ts";
import { html } from "../html.ts";
import { note, noteIcon } from "../note.ts";
import { testBar } from "../test-bar.ts";

/**
 * The checkout page, framed or whole, the same for everyone: the secret is in the fragment, which reaches no
 * server. The script fills `data-text` elements as text.
 */
export function checkoutPage(publicOrigin: string, bodyClass: "framed" | "whole"): string {
  return documentPage({
    title: "Checkout – payment sandbox",
    scripts: ["card-fields.js", "host-channel.js", "checkout.js"],
    bodyClass,
    body: html`<main${bodyClass === "whole" && html` class="column checkout"`} aria-label="Checkout" data-host-origin="${publicOrigin}">
  ${testBar}
  <h1 class="sr-only">Checkout</h1>
  <noscript>${note("bad", "This page needs JavaScript.")}</noscript>
  <p data-view="loading" class="loading" role="status"><span class="spinner" data-spinner></span>Loading the checkout</p>

  <p data-back hidden><a class="button small">Back</a></p>
  <form data-view="open" novalidate hidden>
    <section class="slip" aria-label="What you choose">
      <h2 data-text="planName"></h2>
      <p class="slip-note" data-text="price"></p>
      <dl><div class="slip-line" data-part="discount" hidden><dt data-text="discountName"></dt><dd data-text="discount"></dd></div><div class="slip-line total"><dt>Total due today</dt><dd data-text="dueToday"></dd></div></dl>
      <svg class="torn-edge" aria-hidden="true"><defs><pattern id="teeth" width="8" height="6" patternUnits="userSpaceOnUse"><path d="M0 0 4 4.5 8 0" fill="var(--paper-1)" stroke="var(--line-2)"/></pattern></defs><rect width="100%" height="6" fill="url(#teeth)"/></svg>
    </section>
    <div class="field" data-part="email">
      <label for="email">Email</label>
      <input id="email" type="email" readonly data-value="email">
    </div>
    <div data-part="card">${cardFields()}</div>
    <p class="hint" data-part="no-card">No card is needed today.</p>
    <div data-part="promotion">
      <details class="more" data-promotion>
        <summary>Add a promotion code</summary>
        <div class="field">
          <label for="promotion-code">Promotion code</label>
          <div class="with-button"><input id="promotion-code" name="promotionCode" type="text" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="100" aria-describedby="promotion-code-error promotion-code-state"><button type="button" class="button" data-apply>Apply</button></div>
          <p class="field-error" id="promotion-code-error" aria-live="polite"></p>
          <p class="hint" id="promotion-code-state" role="status" data-promotion-state></p>
        </div>
      </details>
    </div>
    <div role="alert" class="alert-place"><p class="note bad" data-alert hidden>${noteIcon("bad")}<span></span></p></div>
    <button type="submit" class="button primary wide"><span class="spinner" data-spinner aria-hidden="true"></span><span data-text="submitLabel"></span></button>
  </form>

  <section data-view="challenge" class="note brass" aria-labelledby="challenge-title" hidden>
    <h2 id="challenge-title" tabindex="-1">Your bank asks: is it you?</h2>
    <p>This stands for the page of a bank. <span data-text="planName"></span>, <span data-text="dueToday"></span> due today.</p>
    <div class="buttons">
      <button type="button" class="button brass" data-answer="passed">Complete</button>
      <button type="button" class="button" data-answer="failed">Fail</button>
    </div>
  </section>

  <section data-view="complete" class="ending" aria-labelledby="complete-title" hidden>
    <svg width="28" height="28" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M20 6 9 17l-5-5"/></svg>
    <h2 id="complete-title" tabindex="-1" data-text="completeTitle"></h2>
    <p><span data-text="planName"></span>. <span data-text="price"></span>.</p>
  </section>

  <section data-view="failed" class="ending" aria-labelledby="failed-title" hidden>
    <h2 id="failed-title" tabindex="-1">This checkout cannot go on</h2>
    <p data-failure></p>
    <button type="button" class="button" data-retry hidden>Try Again</button>
  </section>
</main>`,
  });
}
