import type { DraftState } from "../draft/draft-store.ts";

/** What the server says of a field that it refused: `starters`, or one inside it such as `starters.2`. */
export function problemOf(state: DraftState, field: string): string | undefined {
  if (state.type !== "failed") return undefined;
  const wanted = `content.${field}`;
  return state.fields.find((problem) => problem.field === wanted || problem.field.startsWith(`${wanted}.`))
    ?.message;
}

/** For a component whose `error` must be absent rather than undefined. */
export function errorOf(state: DraftState, field: string): { error?: string } {
  const error = problemOf(state, field);
  return error === undefined ? {} : { error };
}
