/** Prints an error with its remedy and exits with code 1. */
export function reportFailure(error: unknown): never {
  const { message, remedy, stack } = error as Error & { remedy?: string };
  if (remedy === undefined) console.error(stack ?? String(error));
  else console.error(`${message}\n${indent(remedy)}`);
  process.exit(1);
}

function indent(text: string) {
  return text.replace(/^/gm, "  ");
}
