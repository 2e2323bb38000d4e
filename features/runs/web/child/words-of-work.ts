/** How the work of an agent that a call has started is named. Its name is known only once its run has begun. */
export function wordsOfWork(name: string | undefined) {
  return {
    heading: `Work of ${name ?? "another agent"}`,
    working: `${name ?? "Another agent"} is working`,
    steps: `Steps of ${name ?? "another agent"}`,
  };
}
