export interface LlmsFacts {
  /** No trailing slash. */
  publicUrl: string;
  isDemoOn: boolean;
  /** False: nothing is sold here. */
  isSelling: boolean;
  title: string;
  summary: string;
  /** Its capabilities and whether they can be used today. */
  capabilities: readonly { name: string; text: string; isHere: boolean }[];
  questions: readonly { question: string; answer: string }[];
  legal: readonly { path: string; title: string }[];
}

/**
 * A description of the product for language models (llms.txt): plain Markdown with the words of the landing
 * page.
 */
export function llmsText(facts: LlmsFacts): string {
  const { publicUrl, isDemoOn, isSelling, title, summary, capabilities, questions, legal } = facts;
  const link = (path: string, label: string, text?: string) =>
    `- [${plain(label)}](${publicUrl}${path})${text ? `: ${plain(text)}` : ""}`;
  const sections = [
    `# ${plain(title)}`,
    `> ${plain(summary)}`,
    section("Pages", [
      link("/", "Start", `what it is, what it can do${isSelling ? ", what it costs" : ""}`),
      link("/de", "Start auf Deutsch"),
      link("/diagram", "How it works", "where data goes in this installation"),
      ...(isDemoOn ? [link("/demo", "Demo", "the assistant without an account")] : []),
    ]),
    section(
      "What it can do",
      capabilities.map(
        ({ name, text, isHere }) => `- ${plain(name)}${isHere ? "" : " (being built)"}: ${plain(text)}`,
      ),
    ),
    section(
      "Questions",
      questions.map(({ question, answer }) => `- ${plain(question)} ${plain(answer)}`),
    ),
    section("For programs", [
      link("/api/v1/openapi.json", "OpenAPI", "every endpoint of the interface"),
      link("/api/v1/diagram", "Parts and flows of data", "as JSON"),
    ]),
    section(
      "Legal",
      legal.map(({ path, title: name }) => link(path, name)),
    ),
  ];
  return `${sections.filter((text) => text !== "").join("\n\n")}\n`;
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : [`## ${title}`, "", ...lines].join("\n");
}

/** Text on one line with Markdown escaped. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>]/g, "\\$&");
}
