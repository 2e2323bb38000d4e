/** Which held answers may go on. */
export interface Releases {
  /** Resolves once the name is released, at once if it was released before. */
  of(name: string): Promise<void>;
  release(name: string): void;
}

export function createReleases(): Releases {
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const gateOf = (name: string) => {
    const gate = gates.get(name) ?? Promise.withResolvers<void>();
    gates.set(name, gate);
    return gate;
  };
  return { of: (name) => gateOf(name).promise, release: (name) => gateOf(name).resolve() };
}
