import { html, type Markup } from "../html.ts";

const tones = new Map([
  ["trialing", "info"],
  ["active", "good"],
  ["paid", "good"],
  ["taken", "good"],
  ["past_due", "bad"],
  ["unpaid", "bad"],
  ["given_up", "bad"],
  ["uncollectible", "bad"],
  ["disputed", "bad"],
  ["dispute lost", "bad"],
  ["paused", "warn"],
  ["incomplete", "warn"],
  ["open", "warn"],
  ["waiting", "warn"],
]);

/** A state in the API's own word. */
export function statePill(state: string): Markup {
  return html`<span class="pill ${tones.get(state) ?? "neutral"}">${state.replaceAll("_", " ")}</span>`;
}
