import type { AnsweringModel } from "../answering-model.ts";

/** Whose budget a call of a model uses. */
export type Payer =
  | { type: "workspace"; workspaceId: string; userId: string; agentId?: string | undefined }
  /** Admins who try a model: it is counted, and nothing limits it. */
  | { type: "installation" };

export interface ModelCall {
  payer: Payer;
  /**
   * Names the call once and for all, at most 150 characters: the same again is not counted twice, so that what is asked
   * anew has another.
   */
  requestId: string;
}

/** A model that may be called, because somebody pays: each attempt is reserved before it and settled after it. */
export interface PaidModel extends AnsweringModel {
  /** Resolves when all that was used so far is counted. */
  settled(): Promise<void>;
}
