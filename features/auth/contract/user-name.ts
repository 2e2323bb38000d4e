/** In characters as people count them: an emoji of several code points is one. */
export const longestUserName = 100;

/** Cuts the name to the limit, between characters as people count them. */
export function cutUserName(name: string): string {
  if (name.length <= longestUserName) return name;
  return Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
    .slice(0, longestUserName)
    .join("");
}

const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** Removes Unicode direction marks. They reverse the text after them and make one name read as another. */
export function stripDirectionMarks(name: string): string {
  return name.replaceAll(turning, "");
}

/** Whether the name holds direction marks. */
export function turnsDirection(name: string): boolean {
  return stripDirectionMarks(name) !== name;
}
