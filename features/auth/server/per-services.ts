import type { Services } from "#platform/server/services.ts";

/**
 * One lazily created `Part` per running server. Several servers of one process (tests) keep separate ones.
 */
export function perServices<Part>(make: (services: Services) => Part): (services: Services) => Part {
  const made = new WeakMap<Services, Part>();
  return (services) => {
    const known = made.get(services);
    if (known) return known;
    const part = make(services);
    made.set(services, part);
    return part;
  };
}
