import { html, type Markup } from "../html.ts";
import { note } from "../note.ts";
import { cardSection } from "./card-section.ts";
import { invoiceSection } from "./invoice-section.ts";
import { planSection } from "./plan-section.ts";
import { portalPage } from "./portal-page.ts";
import type { PortalPlace } from "./portal-place.ts";

interface Overview {
  done?: string | undefined;
  message?: string | undefined;
}

/** The portal's first page; `done` names the last change, `message` explains a refusal. */
export function overviewPage(place: PortalPlace, { done, message }: Overview = {}): string {
  return portalPage({
    title: "Your plan",
    place,
    content: html`${doneNote(done)}${message !== undefined && note("bad", message)}${planSection(place)}${cardSection(place)}${invoiceSection(place)}`,
  });
}

const sentences = new Map([
  ["card", "The card was saved."],
  ["cancel", "The plan was cancelled."],
  ["resume", "The plan continues."],
  ["plan", "The plan was changed."],
]);

function doneNote(done: string | undefined): Markup | undefined {
  const sentence = sentences.get(done ?? "");
  return sentence === undefined ? undefined : note("good", sentence);
}
