import { stripHiddenCharacters } from "#platform/contract/strip-hidden-characters.ts";
import { assertNever } from "#platform/server/assert-never.ts";
import type { FileKind } from "../../contract/index.ts";
import { decodeText } from "./decode-text.ts";
import { detectKind } from "./detect-kind.ts";
import { readCsv } from "./formats/csv.ts";
import { readDocx } from "./formats/docx.ts";
import { readHtml } from "./formats/html.ts";
import { readPdf } from "./formats/pdf.ts";
import { readPptx } from "./formats/pptx.ts";
import { readMarkdown, readText } from "./formats/text.ts";
import { readXlsx } from "./formats/xlsx.ts";
import { ProblemError } from "./problem-error.ts";
import type { Outcome, ReadText } from "./read-text.ts";
import type { Section, Sections } from "./section.ts";
import { toPassages } from "./to-passages.ts";

/** Characters of a file's text that are kept. */
const mostCharacters = 2_000_000;

/** Reads the text of a file. Never rejects: everything that goes wrong is a problem of the file. */
export async function readContent(content: Buffer, name: string): Promise<Outcome> {
  try {
    const kind = await detectKind(content, name);
    return await gather(kind, await sectionsOf(kind, content));
  } catch (error) {
    return { problem: error instanceof ProblemError ? error.problem : "damaged" };
  }
}

async function sectionsOf(kind: FileKind, content: Buffer): Promise<Sections> {
  switch (kind) {
    case "pdf":
      return readPdf(content);
    case "docx":
      return readDocx(content);
    case "xlsx":
      return readXlsx(content);
    case "pptx":
      return readPptx(content);
    case "csv":
      return readCsv(decodeText(content));
    case "html":
      return readHtml(decodeText(content));
    case "markdown":
      return readMarkdown(decodeText(content));
    case "code":
    case "text":
      return readText(decodeText(content));
    // A picture is decoded when it is uploaded. One that comes here has a broken header.
    case "image":
      throw new ProblemError("damaged");
    default:
      return assertNever(kind);
  }
}

/** Takes sections until the text is long enough. */
async function gather(kind: FileKind, { pageCount, sections }: Sections): Promise<ReadText> {
  const passages: Section[] = [];
  let characterCount = 0;
  let isCutShort = false;
  for await (const { place, text } of sections) {
    const isTooLong = text.length > mostCharacters;
    for (const passage of toPassages({ place: place.slice(0, 120), text: clean(text) })) {
      isCutShort = characterCount + passage.text.length > mostCharacters;
      if (isCutShort) break;
      characterCount += passage.text.length;
      passages.push(passage);
    }
    isCutShort ||= isTooLong;
    if (isCutShort) break;
  }
  if (passages.length === 0) throw new ProblemError("no_text");
  return { kind, pageCount, characterCount, isCutShort, passages };
}

/** Without what people do not see and models read. */
function clean(text: string): string {
  return stripHiddenCharacters(text.slice(0, mostCharacters).replace(/\r\n?/g, "\n")).text;
}
