/** What a feature's README says of it to people who see nothing else: its title and its first sentence. */
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
    /** A README that says so in its first paragraph is the one of a feature to come. */
    isHere: !/\bnot there yet\b/.test(words),
  };
}

function withoutMarkup(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[`*]/g, "");
}

// What follows a full stop inside of a name or a short form is neither a capital nor a piece of code.
function firstSentence(text: string): string {
  return /^.*?[.:!?](?=\s+[A-Z`*]|$)/.exec(text)?.[0].replace(/:$/, ".") ?? text;
}
