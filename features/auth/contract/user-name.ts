/** In characters as people count them: an emoji of several code points is one. */
export const longestUserName = 100;

/** The name without what is over the limit; no character is cut in two. */
export function cutUserName(name: string): string {
  if (name.length <= longestUserName) return name;
  return Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
    .slice(0, longestUserName)
    .join("");
}

const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** The name without marks that turn the direction of what follows, so that it reads as another name than it is. */
export function stripDirectionMarks(name: string): string {
  return name.replaceAll(turning, "");
}

/** Whether it holds such marks. */
export function turnsDirection(name: string): boolean {
  return stripDirectionMarks(name) !== name;
}
