import type { CallPurpose } from "../../contract/call-purpose.ts";
import type { AnsweringModel } from "../answering-model.ts";
import type { ModelWithProvider } from "../model.repository.ts";

/** Whose budget a model call uses. */
export type Payer =
  | { type: "workspace"; workspaceId: string; userId: string; agentId?: string | undefined }
  /** Admins testing a model: counted, without a limit. */
  | { type: "installation" };

/**
 * Stands between a call and a model: changes what is sent to its provider, and what comes back. Each fallback has
 * its own.
 */
export type CallGuard = (
  row: { id: string; provider: { id: string; name: string } },
  model: AnsweringModel,
) => AnsweringModel;

/** The step of a run that calls, and what the run belongs to, e.g. a conversation. */
export interface CallOrigin {
  host: string;
  hostId: string;
  runId: string;
  step: number;
  runAttempt: number;
}

export interface ModelCall {
  payer: Payer;
  /**
   * Idempotency key of the call, at most 150 characters. The same key is counted once, so each new request
   * needs a new one.
   */
  requestId: string;
  guard?: CallGuard;
  purpose: CallPurpose;
  /** Absent: no run calls. */
  origin?: CallOrigin | undefined;
}

/** One attempt at one model. */
export interface AttemptedCall {
  call: ModelCall;
  model: ModelWithProvider;
  /** 1 for the first model of the call, 2 for the next one that was asked instead. */
  place: number;
}

/** A model with a payer: each attempt is reserved before and settled after. */
export interface PaidModel extends AnsweringModel {
  /** Resolves when everything used so far is settled. */
  settled(): Promise<void>;
}
