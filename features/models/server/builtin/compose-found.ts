import type { Language } from "./language.ts";
import { literalMarkdown } from "./literal-markdown.ts";
import type { ToolAnswer } from "./read-prompt.ts";

/** The files that were found, each with its conversation, or that there are none. */
export function composeFiles(
  { text, input }: Pick<ToolAnswer, "text" | "input">,
  language: Language,
): string {
  const name = wordsIn(input, "name");
  const lines = listed(text);
  const about = name ? ` “${literalMarkdown(name)}”` : "";
  if (lines === undefined)
    return language === "de"
      ? `Ich habe keine Datei${name ? " mit diesem Namen" : ""} gefunden:${about || " Sie haben noch keine hochgeladen"}. (No file.)`
      : name
        ? `No file of yours has a name like${about}. I look at names only: open a conversation with the file to ask what it says.`
        : "I found no files: you have sent none yet.";
  const opening =
    language === "de"
      ? `Ihre Dateien${name ? ` zu${about}` : ""}:`
      : `Your files${name ? ` for${about}` : ""}:`;
  return `${opening}\n\n${lines}`;
}

/** The people that were found, or that nobody was. */
export function composePeople(
  { text, input }: Pick<ToolAnswer, "text" | "input">,
  language: Language,
): string {
  const wanted = wordsIn(input, "name") || wordsIn(input, "team") || wordsIn(input, "role");
  const about = wanted ? ` “${literalMarkdown(wanted)}”` : "";
  const lines = listed(text);
  if (lines === undefined)
    return language === "de"
      ? `Ich habe keine Person${about} in diesem Arbeitsbereich gefunden. Allgemeines Wissen über Menschen habe ich nicht.`
      : `Nobody in this workspace is found for${about || " that"}. I have no general knowledge about people.`;
  const opening =
    language === "de"
      ? `In diesem Arbeitsbereich${wanted ? `, zu${about}` : ""}:`
      : `In this workspace${wanted ? `, for${about}` : ""}:`;
  return `${opening}\n\n${lines}`;
}

/** Lines of a tool as a list. Undefined when it found none. */
function listed(text: string): string | undefined {
  if (!text.includes("- ")) return undefined;
  return text
    .split("\n")
    .map((line) => (line.startsWith("- ") ? `- ${literalMarkdown(line.slice(2))}` : `\n${line}\n`))
    .join("\n")
    .trim();
}

function wordsIn(input: unknown, field: string): string {
  const value: unknown = typeof input === "object" && input !== null ? Reflect.get(input, field) : undefined;
  return typeof value === "string" ? value : "";
}
