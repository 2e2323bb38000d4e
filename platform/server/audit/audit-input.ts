import type { JsonObject } from "#platform/contract/json.ts";

/** What a command says about the change it made. */
export interface AuditInput {
  /** `<noun>.<past verb>`, e.g. `conversation.renamed`. */
  act: `${string}.${string}`;
  target?: { type: string; id: string }[];
  /** Facts from closed vocabularies, ids, digests and whole numbers; stays in the log for ever. */
  facts?: JsonObject;
  /** Personal or secret content; sealed, so that it can be erased while the event stays. */
  sealed?: Record<string, string>;
  /** Whose key seals it, where that is neither the person on whose behalf it is nor the workspace. */
  subjectId?: string;
  /** True leaves out where the request came from: an event with nothing sealed needs no key of its person. */
  isWithoutSource?: boolean;
  outcome?: "ok" | "failed" | "denied";
  errorCode?: string;
  /** Only background work has to name them; a person's come from the context. */
  workspaceId?: string;
  onBehalfOf?: string;
  conversationId?: string;
  runId?: string;
  step?: number;
}
