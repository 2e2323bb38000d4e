/** Control characters and those that change the direction of text: a name with them could look like another finding. */
const misleading = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Words of whoever made a file, as they can be shown in a line. */
export function plainWords(text: string): string {
  return text.replace(misleading, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
}
