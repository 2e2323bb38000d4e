import { Download } from "lucide-react";
import type { RefObject } from "react";
import { csvLine } from "#platform/contract/csv-line.ts";
import { fileNameOf, saveFile } from "#platform/web/files/save-file.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Menu } from "#platform/web/ui/menu.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Chart } from "../contract/index.ts";
import { chartRows } from "./chart-rows.ts";
import { drawPng } from "./draw-png.ts";
import type { NumberWords } from "./format-value.ts";
import { legendOf } from "./legend-of.ts";
import { standaloneSvg } from "./standalone-svg.ts";
import { chartTexts } from "./texts/chart-texts.ts";

/** Takes a chart along as a drawing, a picture or numbers. */
export function DownloadMenu({ chart, drawing, words }: DownloadMenuProps) {
  const texts = useTexts(chartTexts);
  const contents = {
    svg: async () => new Blob([draw().text], { type: "image/svg+xml" }),
    png: async () => drawPng(draw()),
    csv: async () => {
      const { columns, rows } = chartRows(chart, texts);
      return new Blob([[columns.map(({ name }) => name), ...rows].map(csvLine).join("")], {
        type: "text/csv",
      });
    },
  };
  const draw = () => {
    if (!drawing.current) throw new Error("There is no drawing.");
    return standaloneSvg(drawing.current, { title: chart.title, legend: legendOf(chart, words) });
  };
  const save = async (format: keyof typeof contents) => {
    try {
      saveFile(fileNameOf(chart.title, format, "chart"), await contents[format]());
    } catch {
      notify({ type: "error", title: texts.notSaved });
    }
  };
  const formats = ["svg", "png", "csv"] as const;
  return (
    <Menu
      align="end"
      trigger={<IconButton label={texts.download} icon={<Download aria-hidden="true" size={16} />} />}
      items={formats.map((format) => ({
        key: format,
        label: texts.formats[format],
        onSelect: () => void save(format),
      }))}
    />
  );
}

interface DownloadMenuProps {
  chart: Chart;
  drawing: RefObject<SVGSVGElement | null>;
  words: NumberWords;
}
