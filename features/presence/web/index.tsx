import { optionalPart } from "#platform/web/page/optional-part.ts";

export const PeopleHere = optionalPart(async () => (await import("./people-here.tsx")).PeopleHere);
export const WritingHere = optionalPart(async () => (await import("./writing-here.tsx")).WritingHere);
