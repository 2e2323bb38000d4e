import { Chart } from "#features/charts/contract/index.ts";
import { fail } from "#platform/server/errors.ts";
import { type ArtifactKind, artifactErrors, mostCharacters } from "../contract/index.ts";

/**
 * Throws `artifact.too_long`, and `artifact.unfit_content` with a sentence on what to repair. Only charts have a form that
 * can be checked.
 */
export function requireFit(kind: ArtifactKind, content: string): void {
  if (content.length > mostCharacters) tooLong(content.length);
  if (kind !== "chart") return;
  const checked = Chart.safeParse(read(content));
  if (checked.success) return;
  const problems = checked.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  unfit(`This is not the data of a chart. ${problems.slice(0, 5).join("; ")}`);
}

function read(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return unfit("A chart is its data as JSON, and this is not valid JSON.");
  }
}

function tooLong(length: number): never {
  const [has, most] = [length, mostCharacters].map((count) => count.toLocaleString("en"));
  const message = `Nothing was saved: the text would have ${has} characters, and an artifact holds at most ${most}. Shorten it, or put a part into another artifact.`;
  return fail(artifactErrors, "artifact.too_long", { message });
}

function unfit(message: string): never {
  return fail(artifactErrors, "artifact.unfit_content", { message });
}
