import type { JsonObject } from "#platform/contract/json.ts";

/** What a command records about its change. */
export interface AuditInput {
  /** `<noun>.<past verb>`, e.g. `conversation.renamed`. */
  act: `${string}.${string}`;
  target?: { type: string; id: string }[];
  /** Closed vocabularies, ids, digests and whole numbers only. The log keeps them for ever. */
  facts?: JsonObject;
  /** Personal or secret content, encrypted. Its key can be destroyed (erasure) while the event stays. */
  sealed?: Record<string, string>;
  /** Whose key seals the content, when it is neither the person acted for nor the workspace. */
  subjectId?: string;
  /** Omits where the request came from. An event with nothing sealed needs no key of its person. */
  isWithoutSource?: boolean;
  outcome?: "ok" | "failed" | "denied";
  errorCode?: string;
  /** Required for background work. A person's context knows the workspace. */
  workspaceId?: string;
  onBehalfOf?: string;
  conversationId?: string;
  runId?: string;
  step?: number;
}
