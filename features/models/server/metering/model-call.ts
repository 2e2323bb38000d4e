import type { AnsweringModel } from "../answering-model.ts";

/** Whose budget a model call uses. */
export type Payer =
  | { type: "workspace"; workspaceId: string; userId: string; agentId?: string | undefined }
  /** Admins testing a model: counted, without a limit. */
  | { type: "installation" };

export interface ModelCall {
  payer: Payer;
  /**
   * Idempotency key of the call, at most 150 characters. The same key is counted once, so each new request
   * needs a new one.
   */
  requestId: string;
}

/** A model with a payer: each attempt is reserved before and settled after. */
export interface PaidModel extends AnsweringModel {
  /** Resolves when everything used so far is settled. */
  settled(): Promise<void>;
}
