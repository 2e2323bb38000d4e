import { Document, type FileChild, LevelFormat, Packer } from "docx";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { blocksOf, listStyle } from "./docx-blocks.ts";

const levels = [0, 1, 2, 3, 4, 5];

/** A Word document from Markdown: headings, paragraphs, lists, tables, quotes and code. Pictures stay out. */
export async function writeDocx(title: string, markdown: string): Promise<Blob> {
  const root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const children: FileChild[] = blocksOf(root.children);
  const document = new Document({
    title,
    // Without it a program shows another one's name.
    creator: "",
    styles: { default: { document: { run: { font: "Calibri", size: 22 } } } },
    numbering: {
      config: [
        {
          reference: listStyle,
          levels: levels.map((level) => ({
            level,
            format: LevelFormat.DECIMAL,
            text: `%${level + 1}.`,
            style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 360 } } },
          })),
        },
      ],
    },
    sections: [{ children }],
  });
  return Packer.toBlob(document);
}
