import type { DOMParser } from "@xmldom/xmldom";
import { mostPages } from "../../../contract/most-pages.ts";
import { openZip } from "../open-zip.ts";
import { ProblemError } from "../problem-error.ts";
import type { Section, Sections } from "../section.ts";

const slidePath = /^ppt\/slides\/slide(\d+)\.xml$/;

/** The text of a presentation by slides, in the order of their files. */
export async function readPptx(content: Uint8Array): Promise<Sections> {
  const { DOMParser } = await import("@xmldom/xmldom");
  const entries = openZip(content, (name) => slidePath.test(name));
  const slides = [...entries]
    .map(([name, xml]) => ({ number: Number(slidePath.exec(name)?.[1]), xml }))
    .sort((a, b) => a.number - b.number);
  if (slides.length > mostPages) throw new ProblemError("too_many_pages");
  function* sections(): Generator<Section> {
    for (const { number, xml } of slides)
      yield { place: `slide ${number}`, text: textOf(xml, new DOMParser({ onError: stopAtErrors })) };
  }
  return { pageCount: slides.length, sections: sections() };
}

function textOf(xml: Uint8Array, parser: DOMParser): string {
  const source = Buffer.from(xml).toString("utf8");
  // A presentation has no document type, and entities of one could grow without end.
  if (source.includes("<!DOCTYPE")) throw new ProblemError("damaged");
  try {
    const document = parser.parseFromString(source, "text/xml");
    return [...document.getElementsByTagName("a:p")]
      .map((paragraph) => [...paragraph.getElementsByTagName("a:t")].map((run) => run.textContent).join(""))
      .filter((line) => line.trim() !== "")
      .join("\n");
  } catch (error) {
    throw error instanceof ProblemError ? error : new ProblemError("damaged", { cause: error });
  }
}

function stopAtErrors(level: string): void {
  if (level !== "warning") throw new ProblemError("damaged");
}
