import type { LanguageModelV4Prompt } from "@ai-sdk/provider";

export interface ToolAnswer {
  toolName: string;
  text: string;
  isError: boolean;
  input: unknown;
}

export interface ReadPrompt {
  /** The person's last message. */
  message: string;
  /** The texts of files beside it, with headings. */
  files: string[];
  /** Their message before that, and its answer. */
  previousMessage: string;
  previousAnswer: string;
  /** The person's clock, counted as though it was UTC. */
  now: number | undefined;
  /** Tool results since the last message, in the order of their calls. */
  answers: ToolAnswer[];
}

type PromptMessage = LanguageModelV4Prompt[number];

/** The parts of a conversation that the built-in assistant uses. */
export function readPrompt(prompt: LanguageModelV4Prompt): ReadPrompt {
  const lastUser = prompt.findLastIndex(({ role }) => role === "user");
  const before = prompt.slice(0, Math.max(0, lastUser));
  const previousUser = before.findLastIndex(({ role }) => role === "user");
  const previousAnswers = before.slice(previousUser + 1).filter(({ role }) => role === "assistant");
  return {
    message: questionOf(prompt[lastUser]),
    files: textsOf(prompt[lastUser]).slice(0, -1).filter(isOfFile),
    previousMessage: questionOf(before[previousUser]),
    previousAnswer: previousAnswers.map(textOf).join("\n"),
    now: readClock(prompt),
    answers: toolAnswers(prompt.slice(lastUser + 1)),
  };
}

/** Other material, such as the body of a webhook, has nothing that these rules could quote by its place. */
function isOfFile(text: string): boolean {
  return /^(File|Image) “/.test(text);
}

function textOf(message: PromptMessage | undefined): string {
  return textsOf(message).join("\n").trim();
}

/** What the person wrote, without the line that says who. The texts of files stand before it. */
function questionOf(message: PromptMessage | undefined): string {
  return (textsOf(message).at(-1) ?? "").replace(/^\[Written by "[^"\n]*"[^\]\n]*\]\n/, "").trim();
}

function textsOf(message: PromptMessage | undefined): string[] {
  if (!message) return [];
  if (typeof message.content === "string") return [message.content];
  return message.content.flatMap((part) => (part.type === "text" ? [withoutGuard(part.text)] : []));
}

function toolAnswers(messages: PromptMessage[]): ToolAnswer[] {
  const inputs = new Map<string, unknown>();
  const answers: ToolAnswer[] = [];
  for (const message of messages) {
    if (typeof message.content === "string") continue;
    for (const part of message.content) {
      if (part.type === "tool-call") inputs.set(part.toolCallId, part.input);
      if (part.type !== "tool-result") continue;
      const { output, toolName, toolCallId } = part;
      answers.push({ toolName, input: inputs.get(toolCallId), ...read(output) });
    }
  }
  return answers;
}

/** Removes the warning to language models before outside text. Rules follow no instructions. */
function withoutGuard(text: string): string {
  return text.replace(/^Text from outside this organization follows\.[^\n]*\n+/, "");
}

type Output = Extract<
  Extract<PromptMessage, { role: "tool" }>["content"][number],
  { type: "tool-result" }
>["output"];

function read(output: Output): { text: string; isError: boolean } {
  switch (output.type) {
    case "text":
      return { text: withoutGuard(output.value), isError: false };
    case "error-text":
      return { text: withoutGuard(output.value), isError: true };
    case "json":
      return { text: JSON.stringify(output.value, null, 2), isError: false };
    case "error-json":
      return { text: JSON.stringify(output.value), isError: true };
    case "execution-denied":
      return { text: output.reason ?? "This was not allowed.", isError: true };
    case "content":
      return {
        text: output.value.map((part) => (part.type === "text" ? part.text : "")).join("\n"),
        isError: false,
      };
  }
}

const CLOCK = /^It is \p{L}+, (\d{1,2} \p{L}+ \d{4}) at (\d{2}:\d{2}) \([\w/+-]+\)\.$/mu;

/** The person's clock, as the product's own rules tell it to every model, counted as though it was UTC. */
function readClock(prompt: LanguageModelV4Prompt): number | undefined {
  const system = prompt.find(({ role }) => role === "system");
  const [, day, time] = CLOCK.exec(typeof system?.content === "string" ? system.content : "") ?? [];
  const at = Date.parse(`${day} ${time} UTC`);
  return Number.isNaN(at) ? undefined : at;
}
