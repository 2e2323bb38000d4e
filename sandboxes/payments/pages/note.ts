import { html, type Markup } from "./html.ts";

export type NoteTone = "bad" | "good";

/** A highlighted sentence with an icon: colour alone is not accessible. */
export function note(tone: NoteTone, sentence: Markup | string): Markup {
  return html`<p class="note ${tone}" role="${tone === "bad" ? "alert" : "status"}">${noteIcon(tone)}<span>${sentence}</span></p>`;
}

export function noteIcon(tone: NoteTone): Markup {
  return html`<svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths[tone]}</svg>`;
}

const paths = {
  bad: html`<circle cx="12" cy="12" r="10"/><path d="M12 8v4"/><path d="M12 16h.01"/>`,
  good: html`<path d="M20 6 9 17l-5-5"/>`,
};
