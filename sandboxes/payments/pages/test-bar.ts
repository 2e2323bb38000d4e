import { html } from "./html.ts";

/** Permanent bar on every sandbox page. */
export const testBar = html`<div class="test-bar">
  <svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m21.7 18-8-14a2 2 0 0 0-3.5 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3"/><path d="M12 9v4"/><path d="M12 17h.01"/></svg>
  <p><strong>TEST MODE</strong> – payment sandbox – no real money, do not enter a real card</p>
</div>`;
