import type { Services } from "#platform/server/services.ts";
import { keyOfPlace, type Place } from "./place.ts";
import { findGuestView, type GuestView, type PeopleAt } from "./presence.repository.ts";

/**
 * Whom guests are shown at a place. Kept until rights are looked at again, or other people are there. Of somebody who is
 * not known yet nothing is shown, and nothing to them.
 */
export function createGuestViews({ servicePool }: Pick<Services, "servicePool">) {
  const kept = new Map<string, GuestView & { of: string }>();
  const keyOf = (userIds: readonly string[]) => [...userIds].sort().join();
  return {
    /** Reads what is not known, in one statement. Costs none where one person is alone. */
    async need(places: readonly PeopleAt[]): Promise<void> {
      const missing = places.filter(
        ({ place, userIds }) => userIds.length > 1 && kept.get(keyOfPlace(place))?.of !== keyOf(userIds),
      );
      if (missing.length === 0) return;
      for (const { place, userIds, ...view } of await findGuestView(servicePool, missing)) {
        kept.set(keyOfPlace(place), { ...view, of: keyOf(userIds) });
      }
    },
    isGuest: (place: Place, userId: string): boolean =>
      kept.get(keyOfPlace(place))?.others.has(userId) !== true,
    /** Whether this viewer is shown that person. */
    isShown(place: Place, viewerId: string, userId: string): boolean {
      if (viewerId === userId) return true;
      const view = kept.get(keyOfPlace(place));
      return view?.others.has(viewerId) === true || view?.shown.has(userId) === true;
    },
    forget: (place: Place) => kept.delete(keyOfPlace(place)),
  };
}
