import type { ToolFacts } from "../tool-facts.ts";

/** Facts of a test tool that no policy asks about. */
export function harmlessFacts(...content: string[]): ToolFacts {
  return {
    ...{ reads: "nothing", writes: false, egress: false, irreversible: false, external: false, own: false },
    ...{ control: [], content, undo: null },
  };
}
