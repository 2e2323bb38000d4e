import type { MaterialPart } from "../../contract/index.ts";

/** What a question was asked about, such as the body of a webhook: closed, because it may be long. */
export function QuestionMaterials({ materials }: { materials: readonly MaterialPart[] }) {
  return materials.map(({ title, text }, index) => (
    <details key={keyOf(index)} className="mb-1.5 rounded-lg border border-line-1 bg-paper-2 text-sm">
      <summary className="cursor-pointer rounded-lg px-3 py-2 text-ink-2 select-none pointer-coarse:py-3">
        {title}
      </summary>
      <pre className="max-h-80 overflow-auto border-t border-line-1 px-3 py-2 font-mono text-xs wrap-anywhere whitespace-pre-wrap text-ink-2">
        {text}
      </pre>
    </details>
  ));
}

/** A question never changes, so a position identifies what is there. */
function keyOf(index: number): string {
  return `place-${index}`;
}
