import {
  BorderStyle,
  type FileChild,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  WidthType,
} from "docx";
import type { List, Table as MarkdownTable, RootContent } from "mdast";
import { runsOf, textRun } from "./docx-runs.ts";

/** The numbering of ordered lists, each of which begins at one. */
export const listStyle = "numbers";

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;
const deepest = 5;
let lists = 0;

/** Blocks of Markdown as those of a Word document. `more` is what all their paragraphs have. */
export function blocksOf(blocks: readonly RootContent[], more: IParagraphOptions = {}): FileChild[] {
  return blocks.flatMap((block): FileChild[] => {
    switch (block.type) {
      case "heading":
        return [paragraph(runsOf(block.children), { ...more, heading: headings[block.depth - 1] })];
      case "paragraph":
        return [paragraph(runsOf(block.children), { spacing: { after: 160 }, ...more })];
      case "list":
        return itemsOf(block, 0, more);
      case "blockquote":
        return blocksOf(block.children, {
          ...more,
          indent: { left: 360 },
          border: { left: { style: BorderStyle.SINGLE, size: 12, space: 8, color: "999999" } },
        });
      case "code":
        return block.value
          .split("\n")
          .map((line) => paragraph([textRun(line, { isCode: true })], { ...more, spacing: { after: 0 } }));
      case "table":
        return [tableOf(block), paragraph([], more)];
      case "thematicBreak":
        return [paragraph([], { ...more, thematicBreak: true })];
      case "html":
        return [paragraph([textRun(block.value)], more)];
      default:
        return [];
    }
  });
}

function itemsOf(list: List, level: number, more: IParagraphOptions): FileChild[] {
  const instance = list.ordered ? ++lists : 0;
  return list.children.flatMap(({ children, checked }) =>
    children.flatMap((child, index): FileChild[] => {
      if (child.type === "list") return itemsOf(child, Math.min(level + 1, deepest), more);
      if (child.type !== "paragraph")
        return blocksOf([child], { ...more, indent: { left: 360 * (level + 1) } });
      const box = checked === true ? "☑ " : checked === false ? "☐ " : "";
      const runs = [...(box ? [textRun(box)] : []), ...runsOf(child.children)];
      if (index > 0) return [paragraph(runs, { ...more, indent: { left: 360 * (level + 1) } })];
      const mark = list.ordered
        ? { numbering: { reference: listStyle, level, instance } }
        : { bullet: { level } };
      return [paragraph(runs, { ...more, ...mark })];
    }),
  );
}

function tableOf({ children }: MarkdownTable): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: children.map(
      (row, index) =>
        new TableRow({
          tableHeader: index === 0,
          children: row.children.map(
            (cell) =>
              new TableCell({
                margins: { top: 60, bottom: 60, left: 100, right: 100 },
                children: [paragraph(runsOf(cell.children, { isBold: index === 0 }), {})],
              }),
          ),
        }),
    ),
  });
}

function paragraph(children: IParagraphOptions["children"], options: IParagraphOptions): Paragraph {
  return new Paragraph({ ...options, children: children ?? [] });
}
