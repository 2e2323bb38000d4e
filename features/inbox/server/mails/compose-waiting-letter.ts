import { chooseTexts } from "#platform/server/mail/letter/choose-texts.ts";
import type { Letter } from "#platform/server/mail/letter/letter.ts";
import type { Reader, Waiting } from "./waiting.repository.ts";
import { english, german, type WaitingTexts } from "./waiting-texts.ts";

/** The mail about something that waits. It names what it is about, and no content of it. */
export function composeWaitingLetter(
  { act, asked_for, raw_user_meta_data }: Pick<Reader, "act" | "asked_for" | "raw_user_meta_data">,
  { type, url, site }: { type: Waiting["type"]; url: string; site: string },
): { subject: string; letter: Letter } {
  const texts: WaitingTexts = chooseTexts({ en: english, de: german }, raw_user_meta_data);
  const words = texts[type];
  return {
    subject: type === "reminder" && act !== null ? `${words.title}: ${act}` : words.title,
    letter: {
      language: texts.language,
      title: words.title,
      paragraphs: [
        words.lead,
        ...(act === null ? [] : [act]),
        ...(asked_for ? [texts.askedFor(asked_for)] : []),
        ...(type === "ended" || type === "reminder" ? [] : [texts.waits]),
      ],
      button: { label: words.button, url, fallback: texts.fallback },
      closing: texts.closing(site),
    },
  };
}
