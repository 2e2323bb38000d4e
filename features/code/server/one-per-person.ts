import { limitConcurrency } from "#platform/server/limit-concurrency.ts";

type Limit = ReturnType<typeof limitConcurrency>;

interface Place {
  limit: Limit;
  count: number;
}

/** Runs the works of each person one after the other, and those of all people within `everybody`. */
export function createOnePerPerson(everybody: Limit) {
  const places = new Map<string, Place>();
  return async <Result>(person: string, work: () => Promise<Result>): Promise<Result> => {
    const place = places.get(person) ?? { limit: limitConcurrency(1), count: 0 };
    places.set(person, place);
    place.count += 1;
    try {
      return await place.limit(() => everybody(work));
    } finally {
      place.count -= 1;
      if (place.count === 0) places.delete(person);
    }
  };
}
