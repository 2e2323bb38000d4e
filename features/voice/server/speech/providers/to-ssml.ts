import type { SpeechRequest } from "../speech-engine.ts";

/** Characters that XML 1.0 forbids even when escaped. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** The text as SSML for Azure. Markup inside the text is escaped and spoken. */
export function toSsml({ text, stockVoice }: Pick<SpeechRequest, "text" | "stockVoice">): string {
  const language = /^[a-z]{2,3}-[A-Z]{2}/.exec(stockVoice)?.[0] ?? "en-US";
  return [
    `<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="${language}">`,
    `<voice name="${escaped(stockVoice)}">${escaped(text)}</voice></speak>`,
  ].join("");
}

function escaped(text: string): string {
  return text.replace(forbidden, " ").replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}
