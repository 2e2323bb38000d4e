/** A feature's title and the first sentence of its README, for a public page. */
export function describeReadme(id: string, readme: string) {
  const [heading = "", ...rest] = readme.trim().split("\n");
  const title = heading.replace(/^#\s*/, "").trim() || id;
  const [first = ""] = rest
    .join("\n")
    .trim()
    .split(/\n\s*\n/);
  const words = first.replace(/\s+/g, " ").trim();
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    sentence: withoutMarkup(firstSentence(words)),
    /** A README with these words in its first paragraph belongs to a planned feature. */
    isHere: !/\bnot there yet\b/.test(words),
  };
}

function withoutMarkup(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[`*]/g, "");
}

// A full stop inside a name or abbreviation is not followed by a capital or code.
function firstSentence(text: string): string {
  return /^.*?[.:!?](?=\s+[A-Z`*]|$)/.exec(text)?.[0].replace(/:$/, ".") ?? text;
}
