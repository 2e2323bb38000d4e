import { sql } from "kysely";
import type { Db } from "../db/connection-db.ts";
import type { Relation } from "./relation.ts";

/** The strongest relation that grants give the caller to an object: by name, by a team, or as one of the workspace. */
export async function findRelation(
  db: Db,
  objectType: string,
  objectId: string,
): Promise<Relation | undefined> {
  const { rows } = await sql<{ relation: Relation | null }>`
    select app.granted_relation(${objectType}, ${objectId}::uuid) as relation`.execute(db);
  return rows[0]?.relation ?? undefined;
}

/** To whom a grant gives something: one person, a team, or everybody in the workspace. */
export type GrantSubject = { userId: string } | { teamId: string } | "workspace";

export interface ObjectRef {
  noun: string;
  id: string;
}

const idsOf = (subject: GrantSubject) => ({
  userId: typeof subject === "object" && "userId" in subject ? subject.userId : null,
  teamId: typeof subject === "object" && "teamId" in subject ? subject.teamId : null,
});

/** Gives the subject this relation in place of an earlier one. Fails with 23503 for nobody of this workspace. */
export async function storeGrant(
  db: Db,
  id: string,
  object: ObjectRef,
  subject: GrantSubject,
  relation: Exclude<Relation, "owner">,
): Promise<void> {
  const { userId, teamId } = idsOf(subject);
  await sql`
    select app.grant_object(${id}::uuid, ${object.noun}, ${object.id}::uuid, ${userId}::uuid, ${teamId}::uuid,
      ${relation})`.execute(db);
}

/** False when there was none. */
export async function deleteGrant(db: Db, object: ObjectRef, subject: GrantSubject): Promise<boolean> {
  const { userId, teamId } = idsOf(subject);
  const { rows } = await sql<{ revoked: boolean }>`
    select app.revoke_object(${object.noun}, ${object.id}::uuid, ${userId}::uuid, ${teamId}::uuid) as revoked`.execute(
    db,
  );
  return rows[0]?.revoked === true;
}
