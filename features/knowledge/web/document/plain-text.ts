import { plainMarkdown } from "#platform/contract/plain-markdown.ts";

/** A passage as people read it. One of lines of a plain file stays as it is: there a mark may be meant. */
export function plainText({ text, place }: { text: string; place: string }): string {
  return /^lines \d/.test(place) ? text : plainMarkdown(text);
}
