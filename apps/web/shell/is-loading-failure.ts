/**
 * Whether a part of the application or its data could not be loaded. Each browser has its own message for that.
 */
export function isLoadingFailure(error: unknown): boolean {
  return error instanceof Error && words.test(error.message);
}

const words =
  /dynamically imported module|importing a module script failed|module script load failed|unable to preload css|failed to fetch|networkerror when attempting|load failed/i;
