import { usualTimeouts } from "./create-language-model.ts";

/** Gives models that are asked for the first time less patience; returns how to undo it, which leaves those as they are. */
export function changeModelTimeouts(timeouts: Partial<typeof usualTimeouts>): () => void {
  const usual = { ...usualTimeouts };
  Object.assign(usualTimeouts, timeouts);
  return () => void Object.assign(usualTimeouts, usual);
}
