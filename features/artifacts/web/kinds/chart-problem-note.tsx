import { useTexts } from "#platform/web/language/texts.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import { reachWhenScrollable } from "#platform/web/ui/reach-when-scrollable.ts";
import { artifactTexts } from "../texts/artifact-texts.ts";
import type { ChartProblem } from "./chart-problem.ts";
import { exampleChart } from "./example-chart.ts";

/** What is wrong in the data of a chart, and what it looks like where it is right. */
export function ChartProblemNote({ problem }: { problem: ChartProblem }) {
  const words = useTexts(artifactTexts);
  const { chart } = words;
  const example = exampleChart(words);
  return (
    <div className="grid shrink-0 gap-2">
      <Banner tone="warn">
        {problem.what === "json"
          ? chart.notJson(problem.line)
          : chart.unfit(problem.place, chart.fields[problem.field])}
      </Banner>
      <details className="text-xs text-ink-2">
        <summary className="w-fit cursor-pointer rounded-sm py-1 text-ink-2 hover:text-ink-1 pointer-coarse:py-3">
          {chart.showExample}
        </summary>
        <div className="relative mt-1 rounded-lg border border-line-1 bg-paper-2">
          <pre
            ref={reachWhenScrollable}
            className="max-h-64 overflow-auto p-3 pr-12 font-mono leading-5 whitespace-pre-wrap wrap-anywhere"
          >
            {example}
          </pre>
          <span className="absolute top-1 right-1">
            <CopyButton value={example} label={chart.copyExample} />
          </span>
        </div>
      </details>
    </div>
  );
}
