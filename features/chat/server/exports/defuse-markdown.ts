/**
 * Makes Markdown of strangers harmless in any viewer: images and HTML become text, so that opening the file
 * loads nothing. Fenced code at the start of a line stays as it is, because it stays code everywhere. After any other
 * line that a viewer may take for a fence, nothing counts as code any more.
 */
export function defuseMarkdown(markdown: string): string {
  let fence = "";
  let isSure = true;
  const lines = markdown.split(/\r\n?|\n/).map((line) => {
    if (fence) {
      if (isEndOf(fence, line)) fence = "";
      return line;
    }
    if (isSure) fence = /^(`{3,})[^`]*$/.exec(line)?.[1] ?? "";
    if (fence) return line;
    if (mayBeFence.test(line)) isSure = false;
    return defuse(line);
  });
  // Else it would go on into what stands behind it.
  return (fence ? [...lines, fence] : lines).join("\n");
}

/** Indented, within a list or a quotation, or of tildes. */
const mayBeFence = /^[\s>*+\-\d.)]*(?:`{3}|~{3})/;

function isEndOf(fence: string, line: string): boolean {
  const end = /^ {0,3}(`{3,})[ \t]*$/.exec(line)?.[1] ?? "";
  return end.length >= fence.length;
}

function defuse(line: string): string {
  return line.replace(/!(?=\[)/g, "&#33;").replace(/<(?=[a-z/!?])/gi, "&lt;");
}
