import { useState } from "react";
import { classNames } from "../ui/class-names.ts";
import { niceCeiling } from "./nice-ceiling.ts";

export interface Bar {
  key: string;
  /** Shown below the axis where there is room. */
  label: string;
  /** Shown on hover. */
  name: string;
  count: number;
}

const gap = 0.25;

/** Bars over time. The last one is incomplete. A table shows the same data. */
export function BarChart({ bars, format, summary }: BarChartProps) {
  const [pointed, setPointed] = useState<string>();
  const top = niceCeiling(Math.max(0, ...bars.map(({ count }) => count)));
  const shown = bars.find(({ key }) => key === pointed) ?? bars.at(-1);
  return (
    <figure>
      <p aria-hidden="true" className="mb-1 text-right text-sm text-ink-2 tabular-nums">
        {shown && `${shown.name}: ${format(shown.count)}`}
      </p>
      <div className="grid grid-cols-[auto_1fr] gap-x-2">
        <ol
          aria-hidden="true"
          className="flex flex-col justify-between text-right text-xs text-ink-3 tabular-nums"
        >
          {[top, top / 2, 0].map((tick) => (
            <li key={tick} className="-my-2 leading-4">
              {format(tick)}
            </li>
          ))}
        </ol>
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${bars.length} 100`}
          preserveAspectRatio="none"
          className="h-44 w-full overflow-visible"
          onPointerLeave={() => setPointed(undefined)}
        >
          {[0, 50, 100].map((y) => (
            <line
              key={y}
              x1={0}
              x2={bars.length}
              y1={y}
              y2={y}
              vectorEffect="non-scaling-stroke"
              className={y === 100 ? "stroke-line-3" : "stroke-line-1"}
            />
          ))}
          {bars.map(({ key, count }, index) => (
            <g key={key} onPointerEnter={() => setPointed(key)}>
              <rect x={index} y={0} width={1} height={100} className="fill-transparent" />
              <rect
                x={index + gap / 2}
                width={1 - gap}
                y={100 - (count / top) * 100}
                height={(count / top) * 100}
                className={classNames(
                  "fill-accent transition-opacity",
                  index === bars.length - 1 && "opacity-70",
                  pointed !== undefined && pointed !== key && "opacity-50",
                )}
              />
            </g>
          ))}
        </svg>
        <ol
          aria-hidden="true"
          className="col-start-2 mt-1.5 flex justify-between text-xs text-ink-3 tabular-nums"
        >
          {labelled(bars).map(({ key, label }) => (
            <li key={key}>{label}</li>
          ))}
        </ol>
      </div>
    </figure>
  );
}

interface BarChartProps {
  bars: readonly Bar[];
  /** The words of a count. */
  format: (count: number) => string;
  /** Says what the bars show, and where the same is in words. */
  summary: string;
}

/** The first, middle and last bar: as many as fit on a phone. */
function labelled(bars: readonly Bar[]): Bar[] {
  const middle = Math.floor((bars.length - 1) / 2);
  return [bars[0], bars[middle], bars.at(-1)].filter((bar) => bar !== undefined);
}
