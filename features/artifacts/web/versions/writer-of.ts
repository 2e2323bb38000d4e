import type { ArtifactVersion } from "../../contract/index.ts";
import type { english } from "../texts/english.ts";

/** Who wrote a version, in words. */
export function writerOf({ writer, isByAssistant }: ArtifactVersion, words: typeof english): string {
  if (isByAssistant) return writer.name ? words.forSomebody(writer.name) : words.assistant;
  return writer.name || words.somebody;
}
