import { chooseTexts } from "#platform/server/mail/letter/choose-texts.ts";
import type { Letter } from "#platform/server/mail/letter/letter.ts";
import { type Notification, sentenceOf } from "../../contract/index.ts";
import type { Reader } from "./digest.repository.ts";
import { type DigestTexts, english, german } from "./digest-texts.ts";

/** More are only counted. */
const listedAtMost = 20;

/** The mail with what is new: sentences, the beginning of what was written, and where each leads. */
export function composeDigest(
  { raw_user_meta_data, workspace_name }: Pick<Reader, "raw_user_meta_data" | "workspace_name">,
  notifications: readonly Notification[],
  { publicUrl, addressOf }: { publicUrl: string; addressOf: (path: string) => string },
): { subject: string; letter: Letter } {
  const texts: DigestTexts = chooseTexts({ en: english, de: german }, raw_user_meta_data);
  const [latest] = notifications;
  const isOne = notifications.length === 1;
  const listed = notifications.slice(0, listedAtMost);
  const rest = notifications.length - listed.length;
  const title = texts.subject(notifications.length, workspace_name);
  return {
    subject: isOne && latest ? sentenceOf(latest, texts.language).sentence : title,
    letter: {
      language: texts.language,
      title,
      paragraphs: [texts.lead, ...(rest > 0 ? [texts.more(rest)] : [])],
      entries: listed.map((one) => {
        const { sentence, said } = sentenceOf(one, texts.language);
        return { text: sentence, url: addressOf(one.path), ...(said && { note: texts.quoted(said) }) };
      }),
      closing: texts.closing(new URL(publicUrl).host),
    },
  };
}
