/** The held answers that may continue. */
export interface Releases {
  /** Resolves once the name is released; at once if it was released before. */
  of(name: string): Promise<void>;
  has(name: string): boolean;
  release(name: string): void;
}

export function createReleases(): Releases {
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const gateOf = (name: string) => {
    const gate = gates.get(name) ?? Promise.withResolvers<void>();
    gates.set(name, gate);
    return gate;
  };
  const released = new Set<string>();
  return {
    of: (name) => gateOf(name).promise,
    has: (name) => released.has(name),
    release: (name) => {
      released.add(name);
      gateOf(name).resolve();
    },
  };
}
