/**
 * The place of a passage as it stands beside the title of its document. Empty where it says the same: a text is often
 * called by its only heading.
 */
export function placeBeside(title: string, place: string): string {
  const withoutEnding = title.replace(/\.[a-z0-9]{1,8}$/i, "");
  return [title, withoutEnding].some((name) => plain(name) === plain(place)) ? "" : place;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
