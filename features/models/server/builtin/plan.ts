import type { JSONObject } from "@ai-sdk/provider";

/** What the built-in assistant does about one request: use a tool, or say something by itself. */
export type Action = { type: "tool"; toolName: string; input: JSONObject } | { type: "say"; text: string };

/** One way to understand a request. */
export interface Candidate {
  intent: string;
  /** 0 to 1; below `LEAST_SCORE` it is not believed. */
  score: number;
  /** Completes "Did you mean: …?". */
  meaning: string;
  action: Action;
}

/** A rule that may understand a request; it says nothing when it does not. */
export type Intent = (request: Request) => Candidate | undefined;

/** One request of a message, with its addresses taken out. */
export interface Request {
  /** As the person wrote it. */
  text: string;
  /** Lower case, one space between words, no courtesies, no punctuation at the end. */
  plain: string;
  urls: string[];
}

/** Everything that a message asks for. */
export interface Plan {
  actions: Action[];
  /** Requests that were not understood. */
  missed: string[];
  /** Set when a request could mean two things: then nothing is done until the person says which. */
  question?: { text: string; choices: Candidate[] };
}

export const LEAST_SCORE = 0.5;
