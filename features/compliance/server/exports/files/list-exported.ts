import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { readingRules } from "../../events/event.access.ts";
import { listEvents } from "../../events/event.repository.ts";
import { readEnvelope } from "../../events/presenting/envelope.ts";
import { thingsIn } from "../../events/presenting/event.presenter.ts";
import { findNames } from "../../events/presenting/find-names.ts";
import { wantedOf } from "../../events/reading/list-log.ts";
import { findEvents } from "../../events/search/find-events.ts";
import type { PlacedEvent } from "../lines/placed-event.ts";
import { listPlaces } from "../place.repository.ts";
import { exportedVocabulary } from "../vocabulary-of.ts";
import type { EventExportRow } from "./event-export.repository.ts";

const pageSize = 1_000;

const thingsOf = ({ envelope }: { envelope: Buffer }) => thingsIn(readEnvelope(envelope));

export interface ExportedPage {
  events: PlacedEvent[];
  /** How much of the log was looked at, from 0 to 1. */
  share: number;
}

/** The events of an export, newest first as on the page of the log, read as its person. */
export async function* listExported(
  ctx: Ctx,
  { scope, filter, form, below_number }: EventExportRow,
): AsyncGenerator<ExportedPage> {
  const vocabulary = exportedVocabulary(ctx.services);
  const wanted = await wantedOf(ctx, vocabulary, scope, filter);
  if (!wanted) return;
  for (let below: number | undefined = below_number; below !== undefined; ) {
    const page = { below, limit: pageSize };
    const found: { numbers: number[]; next: number | undefined } = await query(
      ctx,
      readingRules[scope],
      ({ db }) => findEvents(db, wanted, page),
    );
    const rows = await query(ctx, readingRules[scope], ({ db }) =>
      listEvents(db, wanted.workspaceId, found.numbers),
    );
    const places = await listPlaces(
      ctx.services.servicePool,
      rows.map(({ id }) => id),
    );
    // A spreadsheet names people and things as the page of the log does.
    const name = form === "csv" ? await findNames(ctx, vocabulary, scope, rows.flatMap(thingsOf)) : undefined;
    const events = rows.map(({ id, number, envelope }) => ({
      ...{ id, number, envelope, place: places.get(id) },
      ...(name && { name }),
    }));
    below = found.next;
    yield { events, share: 1 - (below ?? 0) / below_number };
  }
}
