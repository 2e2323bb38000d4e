import { getModel, type RoutedModel } from "#features/models/server/index.ts";
import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import { AppError } from "#platform/server/errors.ts";
import type { Advance, Ending } from "../run-driver.ts";

export interface ModelChoice {
  /** Null: the default. */
  ref: string | null;
  /** Answers when that one cannot. */
  fallbackRef?: string | null | undefined;
  hasPictures?: boolean;
}

/** A model that was disabled meanwhile, or that the person may not use, ends the run with that message. */
export async function chooseModel(
  { person }: Advance,
  { ref, fallbackRef, hasPictures = false }: ModelChoice,
): Promise<RoutedModel | Ending> {
  try {
    const options = { hasPictures, fallbackRef: fallbackRef ?? undefined };
    return await untilDatabaseAnswers(() => getModel(person, ref ?? undefined, options));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { status: "failed", error: { code: error.code, message: error.message } };
  }
}
