import { documentPage } from "../document-page.ts";
import { html, type Markup } from "../html.ts";
import { note } from "../note.ts";
import { testBar } from "../test-bar.ts";

export interface AdminPlace {
  /** Path of the first page, with the token. */
  path: string;
  /** Message about the last act or refusal. */
  said?: { tone: "good" | "bad"; sentence: string } | undefined;
}

interface AdminDocument {
  title: string;
  /** Path segment of the page; empty for the first one. */
  view: string;
  place: AdminPlace;
  content: Markup;
}

const views = [
  ["", "Overview"],
  ["customers", "Customers"],
  ["subscriptions", "Subscriptions"],
  ["invoices", "Invoices"],
  ["events", "Events"],
] as const;

/** Frame of the admin pages. */
export function adminPage({ title, view, place, content }: AdminDocument): string {
  return documentPage({
    title: `${title} – payment sandbox`,
    scripts: ["portal.js"],
    bodyClass: "whole",
    body: html`<header>
${testBar}
</header>
<main class="column wide">
<h1>Payment sandbox</h1>
<nav class="tabs" aria-label="Pages of the payment sandbox"><ul>
${views.map(([name, label]) => html`<li><a href="${addressOf(place, name)}"${name === view && html` aria-current="page"`}>${label}</a></li>`)}
</ul></nav>
${place.said && note(place.said.tone, place.said.sentence)}
${content}
</main>`,
  });
}

export function addressOf({ path }: AdminPlace, view: string): string {
  return view === "" ? path : `${path}/${view}`;
}
