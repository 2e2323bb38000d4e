/** Markdown that shows a text as it is: "2*3*4" keeps its asterisks. */
export function literalMarkdown(text: string): string {
  return text.replace(/[\\`*[\]<]|~(?=~)|(?<=~)~|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\$&");
}
