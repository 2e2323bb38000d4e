import type { Ctx } from "#platform/server/context.ts";
import type { ModelWithProvider } from "./model.repository.ts";
import { readPurposeDefault } from "./model-catalogue.ts";

interface Asked {
  /** The models that would answer a prompt without pictures, in their order. */
  asked: ModelWithProvider[];
  /** All that the caller may use. */
  permitted: ModelWithProvider[];
  /** Whether somebody chose the first one. */
  isChosen: boolean;
}

/**
 * The models for a prompt with pictures, in their order. One that sees is never replaced by one that does not. One
 * that does not see is replaced by the default for vision, but a chosen one only within its provider. Without such a
 * default all stays as it is, and the model says that it did not see.
 */
export async function routeForPictures(
  ctx: Ctx,
  { asked, permitted, isChosen }: Asked,
): Promise<ModelWithProvider[]> {
  const [first] = asked;
  if (!first) return asked;
  const seeing = asked.filter(sees);
  if (sees(first)) return seeing;
  const wanted = await readPurposeDefault(ctx, "vision");
  const vision = permitted.find((row) => row.id === wanted?.id && sees(row));
  if (!vision || (isChosen && vision.provider.id !== first.provider.id)) return asked;
  return [vision, ...seeing.filter(({ id }) => id !== vision.id)];
}

function sees({ capabilities }: ModelWithProvider): boolean {
  return capabilities.vision;
}
