export interface TextPart {
  /** Its place in the whole text. */
  start: number;
  text: string;
  isLink: boolean;
}

/** Splits a text into http(s) addresses and what stands between them. Joined, the parts are the text. */
export function splitLinks(text: string): TextPart[] {
  const parts = text.split(/(\bhttps?:\/\/[^\s<>"'`]*[^\s<>"'`.,;:!?)\]}])/i);
  let start = 0;
  return parts.flatMap((part, index) => {
    const placed = { start, text: part, isLink: index % 2 === 1 };
    start += part.length;
    return part ? [placed] : [];
  });
}
