import { type PointerEvent, type Ref, useMemo } from "react";
import type { Chart } from "../../contract/index.ts";
import type { NumberWords } from "../format-value.ts";
import { Axes } from "./axes.tsx";
import { Bars } from "./bars.tsx";
import { Dots } from "./dots.tsx";
import { Lines } from "./lines.tsx";
import { type Plot, plotOf } from "./plot.ts";
import { findPointed, type Pointed } from "./pointed.ts";
import { Slices } from "./slices.tsx";

/** The drawing itself, as wide as it is told. It reports what a pointer is at. */
export function ChartDrawing({
  ref,
  chart,
  width,
  height,
  words,
  label,
  pointed,
  onPoint,
}: ChartDrawingProps) {
  const isRound = chart.type === "pie" || chart.type === "donut";
  const plot = useMemo(
    () => (isRound ? undefined : plotOf(chart, { width, height }, words)),
    [isRound, chart, width, height, words],
  );
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    onPoint(findPointed(chart, at, plot ?? { width, height }));
  };
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="block overflow-visible"
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => onPoint(undefined)}
    >
      {plot ? (
        <>
          <Axes chart={chart} plot={plot} />
          {pointed && chart.type !== "scatter" && (
            <line
              x1={plot.x(pointed.index)}
              x2={plot.x(pointed.index)}
              y1={plot.top}
              y2={plot.bottom}
              className="stroke-line-3"
              strokeDasharray="3 3"
            />
          )}
          <Marks chart={chart} plot={plot} />
        </>
      ) : (
        <Slices chart={chart} width={width} height={height} />
      )}
    </svg>
  );
}

function Marks({ chart, plot }: { chart: Chart; plot: Plot }) {
  switch (chart.type) {
    case "bar":
      return <Bars chart={chart} plot={plot} />;
    case "scatter":
      return <Dots chart={chart} plot={plot} />;
    default:
      return <Lines chart={chart} plot={plot} />;
  }
}

interface ChartDrawingProps {
  ref: Ref<SVGSVGElement>;
  chart: Chart;
  width: number;
  height: number;
  words: NumberWords;
  /** What the drawing shows, in words. */
  label: string;
  pointed: Pointed | undefined;
  onPoint: (pointed: Pointed | undefined) => void;
}
