import type { SharedRef } from "../../contract/index.ts";

/** Keys of what is cached about sharing. */
export const shareKeys = {
  all: ["shares"] as const,
  of: ({ noun, id }: SharedRef) => ["shares", "of", noun, id] as const,
  grants: ({ noun, id }: SharedRef) => ["shares", "of", noun, id, "grants"] as const,
  requests: ({ noun, id }: SharedRef) => ["shares", "of", noun, id, "requests"] as const,
  elsewhere: ({ noun, id }: SharedRef) => ["shares", "of", noun, id, "elsewhere"] as const,
  people: (search: string, fitTo: string) => ["shares", "people", fitTo, search] as const,
  teams: (search: string) => ["shares", "teams", search] as const,
  withMe: (noun: string | undefined) => ["shares", "with me", noun ?? ""] as const,
  byMe: (noun: string | undefined) => ["shares", "by me", noun ?? ""] as const,
};
