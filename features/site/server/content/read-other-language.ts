import type { Ctx } from "#platform/server/context.ts";
import type { OtherLanguage } from "../../contract/content/content-version.ts";
import { languages } from "../../contract/content/language.ts";
import { type ContentPlace, type ContentRow, listContentBodies } from "./content.repository.ts";
import { findBehind } from "./find-behind.ts";
import { storedBody } from "./stored-body.ts";

/** Versions searched for translations. */
const looked = 10;

/** Maximum number of places returned. */
const named = 50;

/** The other language, if it lags behind a change here. Null when it is in step or has no text. */
export async function readOtherLanguage(
  { db }: Pick<Ctx, "db">,
  { kind, language }: ContentPlace,
): Promise<OtherLanguage | null> {
  const other = languages.find((each) => each !== language) ?? language;
  const rows = await listContentBodies(db, { kind, language: other }, looked);
  const newest = rows.at(-1);
  if (!newest) return null;
  const own = await listContentBodies(db, { kind, language }, looked);
  const places = findBehind(own.map(published), rows.map(published));
  // An empty German field falls back to English.
  const german = language === "de" ? own.at(-1)?.body : newest.body;
  const differing = kind === "operator" ? places.filter((place) => isStated(german, place)) : places;
  if (differing.length === 0) return null;
  const { version, published_at: publishedAt } = newest;
  return {
    ...{ language: other, version, publishedAt: publishedAt.toISOString() },
    places: differing.slice(0, named),
  };
}

function published({ kind, body, published_at: at }: ContentRow) {
  return { body: storedBody(kind, body), at };
}

function isStated(body: unknown, field: string): boolean {
  return typeof body === "object" && body !== null && Boolean(Reflect.get(body, field));
}
