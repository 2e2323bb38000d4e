import { html, type Markup } from "../html.ts";
import { type AdminPlace, addressOf } from "./admin-page.ts";

interface ListSection<Row> {
  title: string;
  view: string;
  place: AdminPlace;
  page: { rows: Row[]; next: string | null };
  columns: readonly string[];
  row(row: Row): Markup;
  empty: string;
}

/** A page of a list, newest first, with a link to older rows. */
export function listSection<Row>({
  title,
  view,
  place,
  page,
  columns,
  row,
  empty,
}: ListSection<Row>): Markup {
  return html`<section class="panel" aria-labelledby="list-title">
  <div class="panel-head"><h2 id="list-title">${title}</h2></div>
  ${
    page.rows.length === 0
      ? html`<p>${empty}</p>`
      : html`<table class="stacking"><thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${page.rows.map(row)}</tbody></table>`
  }
  ${page.next !== null && html`<div class="buttons"><a class="button" href="${addressOf(place, view)}?after=${encodeURIComponent(page.next)}">Older</a></div>`}
</section>`;
}
