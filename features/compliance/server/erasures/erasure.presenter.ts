import { sumOf } from "#platform/contract/erasure/erased-text.ts";
import type { Erasure, WaitingErasure } from "../../contract/index.ts";
import type { ClosingRow, ErasureRow } from "./erasure.repository.ts";

const waiting = {
  turn: "waiting",
  hold: "held",
  owner: "needs_owner",
  admin: "needs_admin",
  account: "id_taken",
} as const;

export function presentErasure(row: ErasureRow): Erasure {
  const { id, subjectId, kind, askedBy, askedAt, restoredAt, finishedAt, checkedAt, waitsFor } = row;
  return {
    ...{ id, subjectId, kind },
    state: waitsFor ? waiting[waitsFor] : finishedAt ? "done" : "running",
    askedBy: askedBy.id === subjectId ? "person" : askedBy.type === "user" ? "admin" : "product",
    askedAt: askedAt.toISOString(),
    restoredAt: restoredAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    checkedAt: checkedAt?.toISOString() ?? null,
    ...{ rows: sumOf(row.rows), files: sumOf(row.files), keys: row.keyIds.length },
    isCertified: row.note !== null,
  };
}

export function presentClosing({
  userId,
  email,
  askedAt,
  dueAt,
  heldBy,
  needsOwner,
}: ClosingRow): WaitingErasure {
  return {
    ...{ userId, email, heldBy, needsOwner },
    askedAt: askedAt.toISOString(),
    dueAt: dueAt.toISOString(),
  };
}
