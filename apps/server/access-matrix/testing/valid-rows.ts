import { AgentContent } from "#features/agents/contract/index.ts";
import type { SampleRow } from "#platform/server/testing/sample-row.ts";

interface ValidRows {
  canary: string;
  userId: string;
  /** Id of the row of a table. */
  idOf: (table: string) => string;
}

/**
 * What the columns of the filled rows have in the product, by table, where their types do not say it: without it, an
 * answer that is made of them fails, or leaves them out. The texts stay the canary.
 */
export function validRows({ canary, userId, idOf }: ValidRows): Record<string, SampleRow> {
  const list = JSON.stringify;
  // As `app.search_mark` makes it.
  const ofTitles = `t${userId.slice(-8)}`;
  const soon = new Date(Date.now() + 3_600_000);
  const [document_id, collection_id] = [idOf("documents"), idOf("collections")];
  const conversation_id = idOf("conversations");
  const isUnknown = { isReadOnly: null, isDestructive: null, isIdempotent: null, isOpenWorld: null };
  const content = AgentContent.parse({ name: canary });
  const form = { name: canary, title: canary, description: canary, inputSchema: {}, claims: isUnknown };
  const facts = { reads: "nothing", writes: false, irreversible: false, external: false, own: true };
  return {
    access_requests: { object_type: "conversation", object_id: conversation_id },
    agent_versions: { state: "draft", content },
    agents: { published_number: 1, last_number: 1 },
    approvals: {
      shown: { act: canary, undo: canary, warnings: [], fields: [] },
      marks: list([]),
      expires_at: soon,
    },
    chunks: { document_id, collection_id },
    connection_tools: {
      ...{ seen: { ...form, operation: null }, approved: { ...form, operation: null } },
      facts: { ...facts, idempotent: true },
    },
    connections: { address: `https://${canary}.example` },
    conversations: { leaf_message_id: idOf("messages") },
    documents: { collection_id },
    entitlement_overrides: { entitlement: "seats" },
    files: { state: "ready", problem: null, kind: "text" },
    grants: { object_type: "conversation", object_id: conversation_id },
    log_queries: { filter: { scope: "own" } },
    messages: {
      ...{ status: "complete", error: null, model: null, usage: null, continues: null, given_files: null },
      parts: list([{ type: "text", text: canary }]),
    },
    notifications: { kind: "team_joined", facts: { teamName: canary } },
    outgoing_messages: { sealed_content: null },
    public_links: { snapshot: { title: canary, takenAt: new Date(), messages: [] } },
    questions: {
      form: { kind: "text", fields: [{ label: canary }] },
      answer: list([canary]),
      expires_at: soon,
    },
    queued_messages: { held_error: null },
    run_steps: { content: list([{ type: "text", text: canary }]), error: null, model: null },
    run_waits: {
      ...{ kind: "limit", subject_id: idOf("limits"), declared_at: new Date() },
      asks: { limit: "steps", allowed: 10, more: 10 },
    },
    runs: { status: "waiting", model: null, error: null, host: "conversation", host_id: conversation_id },
    search_entries: {
      ...{ kind: "title", conversation_id, id: conversation_id, owner_id: userId },
      words: canary
        .split("-")
        .map((word) => `'${ofTitles}${word}'`)
        .join(" "),
    },
    tool_calls: { output: { content: canary }, decision: null, sources: list([]), run_id: idOf("runs") },
    usage_budgets: { entitlement: "messages" },
  };
}
