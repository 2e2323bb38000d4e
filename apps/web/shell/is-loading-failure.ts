/** Whether a part of the application itself could not be fetched; each browser has words of its own for that. */
export function isLoadingFailure(error: unknown): boolean {
  return error instanceof Error && words.test(error.message);
}

const words =
  /dynamically imported module|importing a module script failed|module script load failed|unable to preload css/i;
