const maxIssues = 5;

/** Says what is wrong with a tool's input, so that a model can repair it. */
export function describeInvalidInput(
  toolName: string,
  issues: readonly { field: string; message: string }[],
): string {
  const lines = issues.slice(0, maxIssues).map(({ field, message }) => `- ${field || "input"}: ${message}`);
  return `The input of ${toolName} does not fit its schema:\n${lines.join("\n")}\nCall it again with a valid input.`;
}
