import { randomUUID } from "node:crypto";
import { publishCheckpoints } from "../../features/compliance/server/log/publish-checkpoints.ts";
import { sequenceEvents } from "../../features/compliance/server/log/sequence-events.ts";
import { type AuditInstallation, host } from "./open-audit-installation.ts";

/** Stores `total` events of one workspace, whose id is returned, and gives them their places. */
export async function fillLog(
  { pool, services }: AuditInstallation,
  total: number,
): Promise<{ workspaceId: string; sequencingSeconds: number }> {
  const workspaceId = randomUUID();
  await pool.query(
    `insert into audit_events (id, workspace_id, act, actor_type, actor_id, occurred_at, envelope)
     select id, $1::uuid, 'conversation.renamed', 'user', person, at, convert_to(json_build_object(
         'act', 'conversation.renamed', 'actor', json_build_object('id', person, 't', 'user'), 'cat', 'conversation',
         'c', json_build_object('ip', repeat('ab', 32), 'title', repeat('cd', 32)), 'dek', person, 'id', id,
         'facts', json_build_object('characters', n % 80), 'out', 'ok', 'req', id,
         'tgt', json_build_array(json_build_object('id', thing, 't', 'conversation')),
         'ts', (extract(epoch from at) * 1000)::bigint, 'ts_src', 'srv', 'v', 1, 'workspace', $1::uuid)::text, 'UTF8')
     from (select n, gen_random_uuid() as id, gen_random_uuid()::text as person, gen_random_uuid() as thing,
       now() - ($2::int - n) * interval '10 seconds' as at from generate_series(1, $2::int) n) made`,
    [workspaceId, total],
  );
  const start = performance.now();
  while ((await sequenceEvents(services, host)).count > 0);
  const sequencingSeconds = (performance.now() - start) / 1000;
  await publishCheckpoints(services, host);
  return { workspaceId, sequencingSeconds };
}
