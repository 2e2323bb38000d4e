import { useMemo, useRef, useState } from "react";
import { useWidth } from "#platform/web/canvas/use-width.ts";
import { usePageLanguage } from "#platform/web/language/page-language.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import type { Chart } from "../contract/index.ts";
import { ChartLegend } from "./chart-legend.tsx";
import { ChartTable } from "./chart-table.tsx";
import { DownloadMenu } from "./download-menu.tsx";
import { ChartDrawing } from "./drawing/chart-drawing.tsx";
import { describePointed, type Pointed } from "./drawing/pointed.ts";
import { numberWords } from "./format-value.ts";
import { chartTexts } from "./texts/chart-texts.ts";

/** A chart with its title and legend. The same numbers can be read as a table and taken along. */
export function ChartFigure({ chart }: { chart: Chart }) {
  const texts = useTexts(chartTexts);
  const language = usePageLanguage();
  const words = useMemo(() => numberWords(language, chart.unit), [language, chart.unit]);
  const [view, setView] = useState<"chart" | "table">("chart");
  const [pointed, setPointed] = useState<Pointed>();
  const room = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const width = useWidth(room);
  return (
    <figure
      aria-label={chart.title}
      className="rounded-lg border border-line-1 bg-paper-1 p-4 break-inside-avoid"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <figcaption className="min-w-0 flex-1 basis-48 font-medium text-pretty wrap-anywhere">
          {chart.title}
        </figcaption>
        <div className="flex items-center gap-1 print:hidden">
          <Segmented
            label={texts.view}
            options={[
              { value: "chart", label: texts.chart },
              { value: "table", label: texts.table },
            ]}
            value={view}
            onChange={setView}
          />
          <DownloadMenu chart={chart} drawing={drawing} words={words} />
        </div>
      </div>
      <p aria-hidden="true" className="mt-2 h-5 truncate text-xs leading-5 text-ink-2 tabular-nums">
        {pointed && view === "chart" && describePointed(chart, pointed, words)}
      </p>
      <div ref={room} className="mt-1 min-w-0">
        {view === "table" && <ChartTable chart={chart} words={words} />}
        {/* The drawing stays, since downloads are made from it. */}
        <div className={view === "table" ? "hidden" : undefined}>
          {width > 0 && (
            <ChartDrawing
              ref={drawing}
              chart={chart}
              width={width}
              height={width < 480 ? 240 : 300}
              words={words}
              label={texts.describe(
                texts.types[chart.type],
                chart.title,
                texts.countSeries(chart.series.length, chart.series.map(({ name }) => name).join(", ")),
                texts.countValues(countValues(chart)),
              )}
              pointed={pointed}
              onPoint={setPointed}
            />
          )}
        </div>
      </div>
      {view === "chart" && <ChartLegend chart={chart} words={words} />}
    </figure>
  );
}

function countValues({ series }: Chart): number {
  return series.reduce((sum, { values, points }) => sum + (values ?? points ?? []).length, 0);
}
