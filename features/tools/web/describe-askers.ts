/** Who asks, for people: the agent, and those that gave it its task. */
export function describeAskers([first, ...above]: readonly string[]): string {
  if (!first) return "";
  return above.reduce((words, name) => `${words}, for the agent ${name}`, `Asked by the agent ${first}`);
}
