import type { Services } from "#platform/server/services.ts";
import { createPresence } from "./presence.ts";

export type PresenceOfServer = ReturnType<typeof createPresence>;

const ofServers = new WeakMap<Services, PresenceOfServer>();

export function presenceOf(services: Services): PresenceOfServer {
  const known = ofServers.get(services);
  if (known) return known;
  const made = createPresence(services);
  ofServers.set(services, made);
  return made;
}
