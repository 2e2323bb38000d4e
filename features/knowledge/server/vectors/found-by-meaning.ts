import type { Candidate } from "../search/candidate.repository.ts";

/** A passage with how near its meaning is: the cosine of both vectors, 1 for the same. */
export interface MeantCandidate {
  candidate: Candidate;
  similarity: number;
}

export interface FoundByMeaning {
  /** Nearest first. */
  ranked: MeantCandidate[];
  /** How far the nearest stands out from all passages, in standard deviations. Null: of too few to tell. */
  outstanding: number | null;
  /** Why there is no search by meaning. */
  without: "no_model" | "model_failed" | "not_indexed" | null;
}

export const nothingMeant = (without: FoundByMeaning["without"]): FoundByMeaning => ({
  ranked: [],
  outstanding: null,
  without,
});
