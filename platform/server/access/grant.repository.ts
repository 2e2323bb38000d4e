import { sql } from "kysely";
import type { Db } from "../db/connection-db.ts";
import type { GrantedRelation, Relation } from "./relation.ts";

/**
 * The strongest relation that grants give the caller to each of these objects: personally, through a team, or through
 * the workspace.
 */
export async function findRelations(
  db: Db,
  objectType: string,
  objectIds: readonly string[],
): Promise<ReadonlyMap<string, Relation>> {
  const { rows } = await sql<{ id: string; relation: Relation | null }>`
    select id, app.granted_relation(${objectType}, id) as relation
    from unnest(${[...objectIds]}::uuid[]) as asked(id)`.execute(db);
  return new Map(rows.flatMap(({ id, relation }) => (relation ? [[id, relation]] : [])));
}

/** The same for one object. */
export async function findRelation(db: Db, objectType: string, id: string): Promise<Relation | undefined> {
  return (await findRelations(db, objectType, [id])).get(id);
}

/** Who receives a grant: one person, a team, or everybody in the workspace. */
export type GrantSubject = { userId: string } | { teamId: string } | "workspace";

export interface ObjectRef {
  noun: string;
  id: string;
}

/** Whether somebody beside its owner may reach the object. */
export async function isObjectShared(db: Db, { noun, id }: ObjectRef): Promise<boolean> {
  const { rows } = await sql<{ isShared: boolean }>`
    select app.is_shared(${noun}, ${id}::uuid) as "isShared"`.execute(db);
  return rows[0]?.isShared === true;
}

/** The columns of a grant that say whom it is for. */
export const idsOfSubject = (subject: GrantSubject) => ({
  userId: typeof subject === "object" && "userId" in subject ? subject.userId : null,
  teamId: typeof subject === "object" && "teamId" in subject ? subject.teamId : null,
});

export interface StoredGrant {
  id: string;
  object: ObjectRef;
  subject: GrantSubject;
  relation: GrantedRelation;
  /** Absent: until it is withdrawn. */
  expiresAt: Date | null;
}

/**
 * Grants the relation and replaces an earlier one. Fails with 23503 when the subject is not in this
 * workspace.
 */
export async function storeGrant(db: Db, grant: StoredGrant): Promise<void> {
  const { id, object, subject, relation, expiresAt } = grant;
  const { userId, teamId } = idsOfSubject(subject);
  await sql`
    select app.grant_object(${id}::uuid, ${object.noun}, ${object.id}::uuid, ${userId}::uuid, ${teamId}::uuid,
      ${relation}, ${expiresAt}::timestamptz)`.execute(db);
}

/** Returns false when there was no such grant. */
export async function deleteGrant(db: Db, object: ObjectRef, subject: GrantSubject): Promise<boolean> {
  const { userId, teamId } = idsOfSubject(subject);
  const { rows } = await sql<{ revoked: boolean }>`
    select app.revoke_object(${object.noun}, ${object.id}::uuid, ${userId}::uuid, ${teamId}::uuid) as revoked`.execute(
    db,
  );
  return rows[0]?.revoked === true;
}
