import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { AuthMethod } from "../sessions/auth-method.ts";
import type { CodeChallenge } from "./code-challenge.ts";
import type { FlowState } from "./flow-state.ts";

const columns = sql`
  id, user_id, auth_code_issued_at, code_challenge, code_challenge_method, authentication_method, provider,
  sealed_secrets, redirect_to, linking_user_id, session_not_after, used_at, created_at`;

export interface NewFlowState {
  id: string;
  /** Absent until the user is known. */
  userId?: string;
  challenge?: CodeChallenge;
  method: AuthMethod;
  provider: string;
  sealedSecrets?: string;
  redirectTo?: string;
  linkingUserId?: string;
  at: Date;
}

export async function insertFlowState(db: Db, flow: NewFlowState): Promise<void> {
  await sql`
    insert into auth.flow_states (id, user_id, code_challenge, code_challenge_method, authentication_method,
      provider, sealed_secrets, redirect_to, linking_user_id, created_at)
    values (${flow.id}, ${flow.userId ?? null}, ${flow.challenge?.challenge ?? null},
      ${flow.challenge?.method ?? null}, ${flow.method}, ${flow.provider}, ${flow.sealedSecrets ?? null},
      ${flow.redirectTo ?? null}, ${flow.linkingUserId ?? null}, ${flow.at})`.execute(db);
}

/** Locks the row, so that a flow is used once. */
export async function lockFlowState(db: Db, id: string): Promise<FlowState | undefined> {
  const { rows } = await sql<FlowState>`
    select ${columns} from auth.flow_states where id = ${id} for update`.execute(db);
  return rows[0];
}

/** Locks the person's newest flow of this method that has no code yet. */
export async function lockFlowStateOfUser(
  db: Db,
  userId: string,
  method: AuthMethod,
): Promise<FlowState | undefined> {
  const { rows } = await sql<FlowState>`
    select ${columns} from auth.flow_states
    where user_id = ${userId} and authentication_method = ${method} and auth_code_hash is null
      and code_challenge is not null
    order by created_at desc, id desc limit 1 for update`.execute(db);
  return rows[0];
}

export async function lockFlowStateOfCode(db: Db, codeHash: Buffer): Promise<FlowState | undefined> {
  const { rows } = await sql<FlowState>`
    select ${columns} from auth.flow_states where auth_code_hash = ${codeHash} for update`.execute(db);
  return rows[0];
}

export async function markFlowStateUsed(db: Db, id: string, at: Date): Promise<void> {
  await sql`update auth.flow_states set used_at = ${at} where id = ${id}`.execute(db);
}

export interface IssuedCode {
  userId: string;
  codeHash: Buffer;
  method: AuthMethod;
  sealedSecrets: string | null;
  notAfter: Date | undefined;
  at: Date;
}

/** Stores the code of a flow whose user is now known. */
export async function storeAuthCode(db: Db, id: string, code: IssuedCode): Promise<void> {
  await sql`
    update auth.flow_states set user_id = ${code.userId}, auth_code_hash = ${code.codeHash},
      auth_code_issued_at = ${code.at}, authentication_method = ${code.method},
      sealed_secrets = ${code.sealedSecrets}, session_not_after = ${code.notAfter ?? null}
    where id = ${id}`.execute(db);
}

export async function deleteFlowState(db: Db, id: string): Promise<void> {
  await sql`delete from auth.flow_states where id = ${id}`.execute(db);
}

/** Deletes the person's pending links of an identity: somebody else may have begun them. */
export async function deleteLinkingFlows(db: Db, userId: string): Promise<void> {
  await sql`delete from auth.flow_states where linking_user_id = ${userId}`.execute(db);
}
