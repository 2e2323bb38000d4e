import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** A request that waits for the identity provider's response. */
export interface RelayState {
  id: string;
  sso_provider_id: string;
  request_id: string;
  redirect_to: string;
  flow_state_id: string | null;
  browser_hash: string | null;
  created_at: Date;
}

export async function insertRelayState(db: Db, state: RelayState): Promise<void> {
  await sql`
    insert into auth.saml_relay_states (id, sso_provider_id, request_id, redirect_to, flow_state_id, browser_hash, created_at)
    values (${state.id}, ${state.sso_provider_id}, ${state.request_id}, ${state.redirect_to}, ${state.flow_state_id},
      ${state.browser_hash}, ${state.created_at})`.execute(db);
}

/** Deletes and returns the row, so that it is used once. */
export async function consumeRelayState(db: Db, id: string): Promise<RelayState | undefined> {
  const { rows } = await sql<RelayState>`
    delete from auth.saml_relay_states where id = ${id}
    returning id, sso_provider_id, request_id, redirect_to, flow_state_id, browser_hash, created_at`.execute(
    db,
  );
  return rows[0];
}
