import type { JSONObject } from "@ai-sdk/provider";
import type { Language } from "./language.ts";

/** The built-in assistant's action on one request: use a tool or reply directly. */
export type Action =
  | { type: "tool"; toolName: string; input: JSONObject }
  /** `over`: it says that this time is over, which it was not yet when a task was created for it. */
  | { type: "say"; text: string; over?: string };

/** One interpretation of a request. */
export interface Candidate {
  intent: string;
  /** 0 to 1. Below `LEAST_SCORE` it is discarded. */
  score: number;
  /** Completes "Did you mean: …?". */
  meaning: string;
  action: Action;
}

/** A rule that may understand a request. Undefined when it does not. */
export type Intent = (request: Request) => Candidate | undefined;

/** One request of a message, without its URLs. */
export interface Request {
  /** As the person wrote it. */
  text: string;
  /** Lower case, single spaces, no courtesies, no final punctuation. */
  plain: string;
  urls: string[];
  /** Of the whole message. What is said about it is in this language. */
  language: Language;
}

/** Everything a message asks for. */
export interface Plan {
  actions: Action[];
  /** Requests that were not understood. */
  missed: string[];
  /** Set for an ambiguous request. Nothing is done until the person chooses. */
  question?: { text: string; choices: Candidate[] };
}

export const LEAST_SCORE = 0.5;
