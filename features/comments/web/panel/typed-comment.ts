import { personalStorage } from "#platform/web/personal-data/personal-storage.ts";

const prefix = "comment.";

/** What was typed at `place` and not sent, so that a reload or another width of the window loses nothing. */
export function typedComment(place: string): string | undefined {
  return personalStorage.get(prefix + place);
}

export function keepTypedComment(place: string, text: string): void {
  personalStorage.set(prefix + place, text);
}

export function forgetTypedComment(place: string): void {
  personalStorage.delete(prefix + place);
}
